import Figures
import Foundation
import PackageFiles

/// A measure of all architectures, drawn inside the cells of a table.
struct Measure {
  let title: String

  /// What the parts of a bar are.
  var note = ""

  /// The parts of a bar; empty where nothing was measured.
  var parts: (ArchitectureSource) -> [Double] = { _ in [] }

  /// A multiple of the baseline; it has a scale whose steps double.
  var factor: ((ArchitectureSource) -> Factor?)?

  var text: (ArchitectureSource) -> String
}

extension Measure {
  /// The ends of the scale of factors.
  static let scale = 0.5...8.0

  /// The position of a factor on the scale, from 0 to 1.
  static func position(of factor: Double) -> Double {
    log2(min(max(factor, scale.lowerBound), scale.upperBound) / scale.lowerBound) / 4
  }
}

extension Page {
  /// The counted and measured figures.
  var figures: HTML {
    let names = facts.sources.map(\.name)
    let tables = [
      ("Costs", facts.costs), ("More costs", facts.moreCosts),
      ("Runs without a screen", facts.testedParts),
      ("Times by operation", facts.figures?.operationFactors(of: names) ?? MarkdownTable([])),
    ]
    return """
      <p class="lead">\(lead)</p>
      <div class="measures">
      \(measures.map(chart))
      </div>
      <details>
      <summary>All figures as tables</summary>
      \(tables.filter { !$1.rows.isEmpty }.map { table($0, $1) })
      </details>
      """
  }

  private var lead: String {
    guard let report = facts.figures else {
      return "No times: \(BenchmarkReport.recordedFile) does not exist or has another form."
    }
    let sentences = [
      "The line is \(BenchmarkReport.baseline). Times have a scale whose steps double.",
      report.circumstances, report.changedModules(among: facts.sources),
      facts.modulesWithOldCoverage, BenchmarkReport.uncertainty,
    ]
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var measures: [Measure] {
    let changes = facts.changes
    return [
      count("Lines of code", "of the core; pale: portraits") { source in
        [source.codeLineCount - source.portraitLineCount, source.portraitLineCount]
      },
      count("Types and protocols", "of the core; pale: protocols") { source in
        [source.types.count, source.protocols.count]
      },
      withoutScreen,
      count("Lines added by two changes", "row, action") { source in
        changes.map { change in
          change.files(of: source.name, among: [source.name], areTests: false)
            .map(\.added).reduce(0, +)
        }
      },
      count("Recorded calls", "in all events") { source in
        facts.record.map { [$0.calls(in: source.name).count] } ?? []
      },
      count("Bytes kept for an employee", "") { source in
        facts.figures?.footprint(of: source.name)?.retainedBytesPerEmployee.map { [Int($0)] } ?? []
      },
      time("Time to render", of: .render), time("Time to update", of: .update),
      time("Time of an action", of: .action),
    ]
  }

  private var withoutScreen: Measure {
    let coverage = facts.coverage
    return Measure(
      title: "Runs without a screen", note: "share of the core",
      parts: { source in
        coverage?[source.name]?.corePercentage.map { [Double($0)] } ?? []
      },
      text: { coverage?[$0.name]?.coreShare ?? unknownFigure })
  }

  private func count(
    _ title: String, _ note: String, of parts: @escaping (ArchitectureSource) -> [Int]
  ) -> Measure {
    Measure(
      title: title, note: note, parts: { parts($0).map(Double.init) },
      text: { source in
        let counts = parts(source).map(\.grouped)
        return counts.isEmpty ? unknownFigure : counts.joined(separator: " + ")
      })
  }

  private func time(_ title: String, of category: BenchmarkReport.Category) -> Measure {
    let (report, size) = (facts.figures, facts.figures?.mainListSize ?? 0)
    return Measure(
      title: title, note: "pale: the interval",
      factor: { report?.factor(of: .mean(category), in: $0.name, employees: size) },
      text: { source in
        let text = report?.text(of: .mean(category), in: source.name, employees: size)
        return text.map { "\($0)×" } ?? unknownFigure
      })
  }

  // MARK: - Charts

  private func chart(of measure: Measure) -> HTML {
    let greatest = facts.all.map { measure.parts($0).reduce(0, +) }.max() ?? 0
    let baseline = facts.all.first { $0.name == BenchmarkReport.baseline }.map(measure.parts) ?? []
    let line =
      measure.factor == nil
      ? baseline.reduce(0, +) / max(greatest, 1) : Measure.position(of: 1)
    let rows = facts.all.map { source -> HTML in
      let bars = measure.parts(source).enumerated().map { index, part -> HTML in
        "<span class=\"bar part\(index)\" style=\"width:\((part / max(greatest, 1) * 100).tenths)%\"></span>"
      }
      let interval = measure.factor?(source).map(interval) ?? ""
      return """
        <tr><th scope="row">\(title(of: source))</th><td class="plot">\(bars, separator: "")\
        \(interval)</td><td class="value">\(measure.text(source))</td></tr>
        """
    }
    let steps = [0.5, 1, 2, 4, 8].map { step -> HTML in
      """
      <span style="left:\((Measure.position(of: step) * 100).tenths)%">\
      \(step == 0.5 ? "½" : "\(Int(step))×")</span>
      """
    }
    let axis: HTML =
      measure.factor == nil
      ? ""
      : "\n<tfoot aria-hidden=\"true\"><tr><td></td><td class=\"axis\">\(steps, separator: "")</td><td></td></tr></tfoot>"
    return """
      <table class="measure\(measure.factor == nil ? "" : " scaled")" \
      style="--baseline:\((line * 100).tenths)%">
      <caption><b>\(measure.title)</b> \(measure.note)</caption>
      <tbody>
      \(rows)
      </tbody>\(axis)
      </table>
      """
  }

  private func interval(of factor: Factor) -> HTML {
    let (lower, upper) = (Measure.position(of: factor.lower), Measure.position(of: factor.upper))
    return """
      <span class="interval" style="left:\((lower * 100).tenths)%;\
      width:\(((upper - lower) * 100).tenths)%"></span>\
      <span class="estimate" style="left:\((Measure.position(of: factor.estimate) * 100).tenths)%">\
      </span>
      """
  }

  private func table(_ label: String, _ table: MarkdownTable) -> HTML {
    let head = table.headings.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let rows = table.rows.map { row -> HTML in
      let cells = row.dropFirst().map { "<td>\($0.replacing("`", with: ""))</td>" as HTML }
      return "<tr><th scope=\"row\">\(row[0])</th>\(cells, separator: "")</tr>"
    }
    return """
      <div class="scroll" role="group" aria-label="\(label)" tabindex="0">
      <table>
      <thead><tr>\(head, separator: "")</tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table>
      </div>
      """
  }
}
