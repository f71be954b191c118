/// The time per row against the length of the list, for one operation.
struct SizeChart {
  /// The operations that are drawn.
  static let operations = [Operation.cellForRow.id, Operation.drawList.id]

  static let height = 260.0

  private let operation: String

  /// The times of each entry, from short lists to long ones.
  private let series: [(mark: EntryMark, name: String, points: [Point])]

  /// The upper left corner.
  private let origin: Point

  /// The axes of the employees and of the times.
  private let horizontal: LogarithmicScale
  private let vertical: LogarithmicScale

  /// A chart of one operation; `nil` if a report has no times for it.
  init?(of operation: String, in report: Report, at origin: Point, width: Double) {
    let results = report.results.filter {
      $0.operation == operation && $0.architecture != Entry.controlName
        && $0.nanosecondsPerRow != nil
    }
    .sorted { $0.employees < $1.employees }
    if results.isEmpty { return nil }
    let horizontal = LogarithmicScale(
      holding: results.map { Double($0.employees) }, ratio: 10, margin: 0.04,
      from: origin.x + 40, to: origin.x + width - 150)
    let vertical = LogarithmicScale(
      holding: results.compactMap { $0.nanosecondsPerRow?.median }, ratio: 2, margin: 0.06,
      from: origin.y + Self.height - 40, to: origin.y + 30)
    series = report.entryNames.compactMap { name in
      let points = results.filter { $0.architecture == name }.compactMap { result in
        result.nanosecondsPerRow.map { time in
          (
            x: horizontal.position(of: Double(result.employees)),
            y: vertical.position(of: time.median)
          )
        }
      }
      return points.isEmpty ? nil : (EntryMark(of: name, in: report), name, points)
    }
    self.operation = operation
    self.origin = origin
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var elements: [SVGElement] {
    let title = SVGElement.text(
      "\(operation), ns per row", at: (origin.x, origin.y + 14), style: "heading")
    let lines = series.flatMap { mark, _, points in
      [.path(through: points, style: "line \(mark.style)")] + points.map { mark.element(at: $0) }
    }
    return [title] + horizontalAxis + verticalAxis + names + lines
  }

  private var horizontalAxis: [SVGElement] {
    let center = ((horizontal.start + horizontal.end) / 2, vertical.start + 32)
    return horizontal.axis(spacing: 56, from: vertical.end, to: vertical.start)
      + [.text("employees", at: center, anchor: .middle, style: "small")]
  }

  private var verticalAxis: [SVGElement] {
    let (left, right) = (horizontal.start, horizontal.end)
    return vertical.ticks(spacing: 18).flatMap { tick -> [SVGElement] in
      let y = vertical.position(of: tick)
      return [
        .line(from: (left, y), to: (right, y), style: "grid"),
        .text(
          LogarithmicScale.label(of: tick), at: (left - 6, y + 4), anchor: .end, style: "small"),
      ]
    }
  }

  /// The names of the entries at the ends of their lines.
  private var names: [SVGElement] {
    let ends = series.compactMap(\.points.last)
    let places = Labels.spread(ends.map(\.y), gap: 15, within: vertical.end...vertical.start)
    return series.indices.flatMap { index -> [SVGElement] in
      let (mark, name, _) = series[index]
      let (x, y) = (horizontal.end + 12, places[index])
      return [
        .path(
          through: [ends[index], (horizontal.end, ends[index].y), (x, y)], style: "line leader"),
        mark.element(at: (x + 6, y)),
        .text(name.shortened(to: 19), at: (x + 16, y + 4)),
      ]
    }
  }
}
