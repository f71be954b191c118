import CommandLineInterface
import Figures
import SourceAnalysis

extension Page {
  /// The counted and measured figures.
  var figuresPanel: Panel {
    let names = facts.sources.map(\.name)
    let tables = [
      ("Costs", facts.costs), ("More costs", facts.moreCosts),
      ("Runs without a screen", facts.testedParts),
      ("Times by operation", facts.figures?.operationFactors(of: names) ?? MarkdownTable([])),
    ]
    return Panel(
      id: "figures", title: "Figures",
      lead: facts.figures.map { figures in
        [
          figures.circumstances, figures.changedModules(among: facts.sources),
          facts.modulesWithOldCoverage,
          Report.uncertainty,
        ].filter { !$0.isEmpty }.joined(separator: " ")
      } ?? "No times: \(Report.recordedFile) does not exist or has another form.",
      content: tables.filter { !$1.rows.isEmpty }.map { table($0, $1) })
  }

  private func table(_ label: String, _ table: MarkdownTable) -> HTML {
    let head = table.headings.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let rows = table.rows.map { row -> HTML in
      let cells = row.dropFirst().map { "<td>\($0.replacing("`", with: ""))</td>" as HTML }
      return "<tr>\n<th scope=\"row\">\(row[0])</th>\n\(cells)\n</tr>"
    }
    return """
      <div class="scroll" role="group" aria-label="\(label)" tabindex="0">
      <table>
      <thead><tr>
      \(head)
      </tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table>
      </div>
      """
  }
}
