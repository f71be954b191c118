/// The time per row against the length of the list, for one operation.
struct SizeChart {
  /// The operations that are drawn.
  static let operations = [Operation.cellForRow.id, Operation.drawList.id]

  static let height = 260.0

  let elements: [SVGElement]

  /// A chart with its upper left corner at a point; `nil` if a report has no times for it.
  init?(of operation: String, in report: Report, at origin: Point, width: Double) {
    let times = report.results.filter {
      $0.operation == operation && $0.architecture != Entry.controlName
    }
    .sorted { $0.employees < $1.employees }
    .compactMap { result in
      result.nanosecondsPerRow.map {
        (name: result.architecture, employees: Double(result.employees), median: $0.median)
      }
    }
    if times.isEmpty { return nil }
    let horizontal = LogarithmicScale(
      holding: times.map(\.employees), ratio: 10, margin: 0.04,
      from: origin.x + 40, to: origin.x + width - 150)
    let vertical = LogarithmicScale(
      holding: times.map(\.median), ratio: 2, margin: 0.06,
      from: origin.y + Self.height - 40, to: origin.y + 30)
    let series = report.entryNames.compactMap { name -> (EntryMark, String, [Point])? in
      let points = times.filter { $0.name == name }.map {
        (x: horizontal.position(of: $0.employees), y: vertical.position(of: $0.median))
      }
      return points.isEmpty ? nil : (EntryMark(of: name, in: report), name, points)
    }
    let center = (horizontal.start + horizontal.end) / 2
    var elements: [SVGElement] = [
      .text("\(operation), ns per row", at: (origin.x, origin.y + 14), style: "heading")
    ]
    elements += horizontal.axis(spacing: 56, from: vertical.end, to: vertical.start)
    elements.append(
      .text("employees", at: (center, vertical.start + 32), anchor: .middle, style: "small"))
    elements += vertical.verticalAxis(spacing: 18, from: horizontal.start, to: horizontal.end)
    // The names of the entries stand at the ends of their lines.
    let places = Labels.spread(
      series.map { $0.2[$0.2.count - 1].y }, gap: 15, within: vertical.end...vertical.start)
    for ((mark, name, points), y) in zip(series, places) {
      let (x, end) = (horizontal.end + 12, points[points.count - 1])
      elements += [
        .path(through: [end, (horizontal.end, end.y), (x, y)], style: "line leader"),
        mark.element(at: (x + 6, y)), .text(name.shortened(to: 19), at: (x + 16, y + 4)),
      ]
    }
    for (mark, _, points) in series {
      elements.append(.path(through: points, style: "line \(mark.style)"))
      elements += points.map { mark.element(at: $0) }
    }
    self.elements = elements
  }
}
