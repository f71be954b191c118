import Foundation
import SourceCode

extension Page {
  /// The panel with what can be counted and what was measured.
  var figuresPanel: Panel {
    Panel(
      id: "figures", title: "Figures", lead: figuresLead,
      content: [
        .block(
          "div", ["class": "scroll", "role": "group", "aria-label": "Figures", "tabindex": "0"],
          [table])
      ])
  }

  private var figuresLead: String {
    let counted = "Code lines are neither blank nor comments."
    guard let figures else {
      return counted + " No times: there is no \(MeasuredFigures.file) yet, or it has another form."
    }
    guard let count = figures.employeeCount else { return counted }
    let grouped = count.formatted(.number.locale(Locale(identifier: "en_US")))
    return counted
      + " Factors are against the baseline, for \(grouped) employees, with the interval in which"
      + " they lie."
  }

  private var table: HTML {
    .block(
      "table", [:],
      [
        .element("thead", [:], .block("tr", [:], heads.map(head))),
        .block("tbody", [:], sources.map { .block("tr", [:], [name($0)] + cells(of: $0)) }),
      ])
  }

  private func head(_ text: String) -> HTML {
    .element("th", ["scope": "col"], .text(text))
  }

  private func name(_ source: ArchitectureSource) -> HTML {
    .element("th", ["scope": "row"], .text(source.name))
  }

  private var heads: [String] {
    let counted = ["Architecture", "Code lines", "Files", "Types", "Protocols"]
    guard let figures else { return counted }
    return counted + figures.operations + (hasAllocations ? ["Allocations a row"] : [])
      + (hasBytes ? ["Bytes an employee"] : [])
  }

  private func cells(of source: ArchitectureSource) -> [HTML] {
    let counts = [
      source.codeLineCount, source.files.count, source.types.count, source.protocols.count,
    ]
    let measured = figures.map { measuredCells(of: source.name, in: $0) } ?? []
    return counts.map { cell("\($0)") } + measured
  }

  private func measuredCells(of name: String, in figures: MeasuredFigures) -> [HTML] {
    var cells = figures.operations.map { operation in
      guard let factor = figures.factor(of: operation, in: name) else { return cell("–") }
      return cell(
        number(factor.estimate), note: "\(number(factor.lower)) … \(number(factor.upper))")
    }
    if hasAllocations {
      cells.append(cell(figures.allocationsPerRow(in: name).map(number) ?? "–"))
    }
    if hasBytes {
      cells.append(cell(figures.retainedBytesPerEmployee(in: name).map { "\(Int($0))" } ?? "–"))
    }
    return cells
  }

  private func cell(_ text: String, note: String? = nil) -> HTML {
    let note = note.map { [HTML.element("small", [:], .text($0))] } ?? []
    return .element("td", [:], .joined([.text(text)] + note))
  }

  private func number(_ number: Double) -> String {
    String(format: "%.2f", number)
  }

  private var hasAllocations: Bool {
    sources.contains { figures?.allocationsPerRow(in: $0.name) != nil }
  }

  private var hasBytes: Bool {
    sources.contains { figures?.retainedBytesPerEmployee(in: $0.name) != nil }
  }
}
