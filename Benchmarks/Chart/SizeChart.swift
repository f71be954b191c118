/// The time for a row against the length of the list, for one operation, on logarithmic axes.
struct SizeChart {
  /// The times of one entry, from short lists to long ones.
  struct Series {
    let entry: String
    let times: [(employees: Int, nanoseconds: Double)]
  }

  let operation: String
  let series: [Series]
  let report: Report

  /// The place of the upper left corner, and how wide the chart is.
  let origin: Point
  let width: Double

  static let height = 260.0

  /// The operations that are drawn, where they were measured.
  static let operations = [Operation.cellForRow.id, Operation.drawList.id]

  /// The room for the labels of the axis, and for the names of the entries.
  static let axisWidth = 40.0
  static let nameWidth = 150.0

  /// A chart of one operation; `nil` where a report has no times for it.
  init?(of operation: String, in report: Report, at origin: Point, width: Double) {
    self.operation = operation
    self.report = report
    self.origin = origin
    self.width = width
    series = report.entryNames.filter { $0 != Entry.controlName }.compactMap { entry in
      let times = report.results(of: entry, for: operation).compactMap { result in
        result.nanosecondsPerRow.map { (result.employees, $0.median) }
      }
      return times.isEmpty ? nil : Series(entry: entry, times: times)
    }
    if series.isEmpty { return nil }
  }

  /// The axis of the employees.
  var horizontal: LogarithmicScale {
    LogarithmicScale(
      holding: series.flatMap { $0.times.map { Double($0.employees) } }, ratio: 10, margin: 0.04,
      from: origin.x + Self.axisWidth, to: origin.x + width - Self.nameWidth)
  }

  /// The axis of the times.
  var vertical: LogarithmicScale {
    LogarithmicScale(
      holding: series.flatMap { $0.times.map(\.nanoseconds) }, ratio: 2, margin: 0.06,
      from: origin.y + Self.height - 40, to: origin.y + 30)
  }
}
