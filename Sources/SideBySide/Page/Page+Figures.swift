import SourceAnalysis

extension Page {
  /// The panel with what can be counted and what was measured.
  var figuresPanel: Panel {
    Panel(
      id: "figures", title: "Figures", lead: figuresLead,
      content: [scrolling(counts, label: "Counted")]
        + (figures.map { [scrolling(factors($0), label: "Measured")] } ?? []))
  }

  private func scrolling(_ table: HTML, label: String) -> HTML {
    .block(
      "div", ["class": "scroll", "role": "group", "aria-label": label, "tabindex": "0"], [table])
  }

  private var figuresLead: String {
    let counted =
      "Code lines are neither blank nor comments. Seams are the methods that the module's own"
      + " protocols require, and its properties that hold a closure; messages are those seen in the"
      + " traces of all events."
    guard let figures else {
      return counted + " No times: there is no \(MeasuredFigures.file) yet, or it has another form."
    }
    guard let count = figures.employeeCount else { return counted }
    return counted
      + " Factors are against the baseline, for \(count.grouped) employees, with the interval in"
      + " which they lie."
  }

  /// What can be counted, a row for each architecture.
  private var counts: HTML {
    table(
      heads: ["Architecture", "Code lines", "Files", "Types", "Protocols", "Seams", "Messages"]
        + (figures == nil ? [] : ["Allocations a row", "Bytes an employee"]),
      rows: sources.map { ($0.name, cells(of: $0)) })
  }

  private func cells(of source: ArchitectureSource) -> [HTML] {
    let counts = [
      source.codeLineCount, source.files.count, source.types.count, source.protocols.count,
      source.seams.count,
    ]
    let messages = traces.map { "\($0.messageCount(in: source.name))" } ?? "–"
    let measured = figures.map { figures in
      [
        figures.allocationsPerRow(in: source.name)?.decimal ?? "–",
        figures.retainedBytesPerEmployee(in: source.name).map { "\(Int($0))" } ?? "–",
      ]
    }
    return (counts.map { "\($0)" } + [messages] + (measured ?? [])).map { cell($0) }
  }

  /// What was measured, a row for each operation: there are more of them than a page is wide.
  private func factors(_ figures: MeasuredFigures) -> HTML {
    table(
      heads: ["Operation"] + sources.map(\.name),
      rows: figures.operations.map { operation in
        let cells = sources.map { source in
          cell(for: figures.factor(of: operation, in: source.name))
        }
        return (operation, cells)
      })
  }

  private func cell(for factor: MeasuredFigures.Factor?) -> HTML {
    guard let factor else { return cell("–") }
    return cell(factor.short, note: factor.interval)
  }

  private func table(heads: [String], rows: [(name: String, cells: [HTML])]) -> HTML {
    let head = heads.map { HTML.element("th", ["scope": "col"], .text($0)) }
    let body = rows.map { row in
      HTML.block("tr", [:], [.element("th", ["scope": "row"], .text(row.name))] + row.cells)
    }
    return .block(
      "table", [:],
      [.element("thead", [:], .block("tr", [:], head)), .block("tbody", [:], body)])
  }

  private func cell(_ text: String, note: String? = nil) -> HTML {
    let note = note.map { [HTML.element("small", [:], .text($0))] } ?? []
    return .element("td", [:], .joined([.text(text)] + note))
  }
}
