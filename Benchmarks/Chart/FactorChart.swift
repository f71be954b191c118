/// The factors on one list: a row for each operation, a column for each architecture.
///
/// A dot is a factor and the line through it the interval. The grey field of a row is the interval
/// of the control; a dot in it cannot be told from the baseline.
struct FactorChart {
  /// The list whose factors are drawn, in employees.
  let employees: Int

  private let report: Report

  /// The results on that list.
  private let results: [Report.Result]
  private let columns: [(name: String, mark: EntryMark, scale: LogarithmicScale)]
  private let columnWidth: Double

  private static let rowHeight = 20.0

  /// The x of the limit's figures, to the right of the names of the operations.
  private static let limitX = 184.0

  /// The width of a factor in figures beside its dot.
  private static let figureWidth = 34.0

  /// A chart of a report; `nil` if it has no results.
  init?(of report: Report, width: Double) {
    guard let employees = report.mainListSize else { return nil }
    let results = report.results.filter { $0.employees == employees }
    let references = [Entry.direct.name, Entry.baselineName, Entry.controlName]
    let names = report.entryNames.filter { name in
      !references.contains(name) && results.contains { $0.architecture == name }
    }
    let values = results.filter { (names + [Entry.controlName]).contains($0.architecture) }
      .compactMap(\.factor).flatMap { [$0.lower, $0.upper] }
    let left = Self.limitX + 8
    let columnWidth = (width - left) / Double(max(1, names.count))
    columns = names.enumerated().map { number, name in
      let start = left + columnWidth * Double(number)
      let scale = LogarithmicScale(
        holding: values + [1], ratio: 1.5, margin: 0.06, from: start + 22,
        to: start + columnWidth - Self.figureWidth)
      return (name, EntryMark(of: name, in: report), scale)
    }
    self.columnWidth = columnWidth
    self.employees = employees
    self.report = report
    self.results = results
  }

  /// Draws the chart, and moves `y` below it.
  func elements(at y: inout Double) -> [SVGElement] {
    y += 44
    let axisTop = y
    let titles = titles(at: y - 10)
    var rows: [SVGElement] = []
    for category in Operation.Category.allCases + [nil] {
      let operations = report.operationIDs(in: category).filter { id in
        results.contains { $0.operation == id }
      }
      if operations.isEmpty { continue }
      rows.append(.text(category?.rawValue ?? "other", at: (0, y + 18), style: "heading"))
      y += 26
      for operation in operations {
        rows += row(operation, at: y + Self.rowHeight / 2)
        y += Self.rowHeight
      }
    }
    let axes = columns.flatMap { [y] in $0.scale.axis(spacing: 20, from: axisTop, to: y) }
    y += 34
    return titles + axes + rows
  }

  /// The names of the columns, with the base line of the last line at `y`.
  private func titles(at y: Double) -> [SVGElement] {
    var elements: [SVGElement] = [
      .text(Entry.direct.name, at: (Self.limitX, y), anchor: .end, style: "heading")
    ]
    for (name, mark, scale) in columns {
      elements.append(mark.element(at: (scale.start + 5, y - 4)))
      // No usual font needs more than 8.6 pixels for a letter on average.
      let lines = name.twoLines(ofAtMost: Int((columnWidth - 15) / 8.6))
      for (number, line) in lines.enumerated() {
        let lineY = y - 15 * Double(lines.count - 1 - number)
        elements.append(.text(line, at: (scale.start + 15, lineY), style: "heading"))
      }
    }
    return elements
  }

  private func row(_ operation: String, at y: Double) -> [SVGElement] {
    func result(of entry: String) -> Report.Result? {
      results.first { $0.architecture == entry && $0.operation == operation }
    }
    var elements: [SVGElement] = [
      .text(operation, at: (10, y + 4)),
      figure(of: result(of: Entry.direct.name), at: (Self.limitX, y + 4)),
    ]
    let control = result(of: Entry.controlName)?.factor
    for (name, mark, scale) in columns {
      let result = result(of: name)
      if let control {
        // At least one pixel wide, so that a narrow interval is visible.
        let left = scale.position(of: control.lower) - 0.5
        let right = scale.position(of: control.upper) + 0.5
        elements.append(.rectangle(from: (left, y - 7), to: (right, y + 7), style: "noise"))
      }
      elements.append(figure(of: result, at: (scale.end + Self.figureWidth, y + 4)))
      if let factor = result?.factor {
        let style = "whisker \(mark.style)"
        let (left, right) = (scale.position(of: factor.lower), scale.position(of: factor.upper))
        elements += [
          .line(from: (left, y - 4), to: (left, y + 4), style: style),
          .line(from: (right, y - 4), to: (right, y + 4), style: style),
          .line(from: (left, y), to: (right, y), style: style),
          mark.element(at: (scale.position(of: factor.estimate), y), scale: 0.7),
        ]
      }
    }
    return elements
  }

  /// A factor in figures, with its right edge at a point.
  private func figure(of result: Report.Result?, at point: Point) -> SVGElement {
    if result?.verified == false {
      return .text("FAIL", at: point, anchor: .end, style: "fail")
    }
    guard let result, let factor = result.factor else {
      return .text("–", at: point, anchor: .end, style: "small")
    }
    let figure = String(factor.estimate, digits: factor.estimate < 9.995 ? 2 : 0)
    let text = report.uncertainty(of: result) + figure
    return .text(text, at: point, anchor: .end, style: "small")
  }
}
