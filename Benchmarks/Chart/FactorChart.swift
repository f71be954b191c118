/// The factors on one list: a row for each operation, a column for each architecture.
///
/// A dot is a factor, the line through it its interval. The grey field of a row is the interval of
/// the control: whoever lies in it cannot be told from the baseline.
struct FactorChart {
  /// The list whose factors are drawn, in employees.
  let employees: Int

  /// The groups of rows, with their headings.
  let groups: [(title: String, operations: [String])]

  /// The architectures, a column each.
  let columns: [String]

  let report: Report
  let width: Double

  /// A chart of a report; `nil` where it has no factors.
  init?(of report: Report, width: Double) {
    guard let employees = Self.employees(in: report) else { return nil }
    self.employees = employees
    self.report = report
    self.width = width
    let results = report.results.filter { $0.employees == employees }
    let references = [Entry.direct.name, Entry.baselineName, Entry.controlName]
    columns = report.entryNames.filter { name in
      !references.contains(name) && results.contains { $0.architecture == name }
    }
    let operations = report.operationIDs.filter { id in
      results.contains { $0.operation == id }
    }
    let categories: [Operation.Category?] = Operation.Category.allCases + [nil]
    groups = categories.compactMap { category in
      let members = operations.filter { Operation.category(of: $0) == category }
      return members.isEmpty ? nil : (category?.rawValue ?? "other", members)
    }
  }

  /// The list that is drawn: 10,000 employees, or else that with the most results.
  private static func employees(in report: Report) -> Int? {
    let counts = Dictionary(grouping: report.results) { $0.employees }.mapValues(\.count)
    if counts[10_000] != nil { return 10_000 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// The result of an entry for an operation.
  func result(of entry: String, for operation: String) -> Report.Result? {
    report.results(of: entry, for: operation).first { $0.employees == employees }
  }

  // MARK: - Measures

  static let rowHeight = 20.0
  static let headingHeight = 26.0

  /// The room for the names of the architectures, in two lines.
  static let titleHeight = 40.0

  /// The room for the names of the operations, and for the factor of the limit.
  static let nameWidth = 140.0
  static let limitWidth = 52.0

  /// The room for a factor in figures beside its dot, and for nothing before the next column.
  static let figureWidth = 30.0
  static let columnGap = 22.0

  /// The room for a letter of a heading, which no usual font exceeds on average.
  static let letterWidth = 8.6

  var rowCount: Int { groups.reduce(0) { $0 + $1.operations.count } }

  var height: Double {
    Self.titleHeight + Self.headingHeight * Double(groups.count)
      + Self.rowHeight * Double(rowCount) + 30
  }

  var columnWidth: Double {
    (width - Self.nameWidth - Self.limitWidth) / Double(max(1, columns.count))
  }

  /// The scale of a column.
  func scale(ofColumn number: Int) -> LogarithmicScale {
    let left = Self.nameWidth + Self.limitWidth
    let start = left + columnWidth * Double(number) + Self.columnGap
    return LogarithmicScale(
      holding: values + [1], ratio: 1.5, margin: 0.06, from: start,
      to: start + columnWidth - Self.columnGap - Self.figureWidth)
  }

  /// All that must find room on the axis.
  private var values: [Double] {
    let entries = columns + [Entry.controlName]
    return report.results
      .filter { $0.employees == employees && entries.contains($0.architecture) }
      .compactMap(\.factor).flatMap { [$0.lower, $0.upper] }
  }
}
