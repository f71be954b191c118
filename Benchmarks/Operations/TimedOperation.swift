import Employees
import Figures

/// A timed operation, as data.
struct TimedOperation {
  /// The name in figures, which does not change from release to release.
  let id: String

  let category: BenchmarkReport.Category

  /// What is timed, in a sentence.
  let title: String

  /// The unit of a time: a row, an update, a tap.
  let unit: String

  /// The lengths of the measured lists, in employees.
  var sizes = [1_000, 10_000]

  /// Whether the default run measures the operation.
  ///
  /// That run answers the main questions within a minute.
  var isInDefaultRun = false

  /// The length in the default run.
  static let defaultSize = 10_000

  /// The lengths for a few operations, because a run must end within minutes.
  static let sizesWithLongLists = [1_000, 10_000, 100_000]

  /// The number of units in one run on a list.
  var unitCount: @Sendable (Workload) -> Int = { _ in 1 }

  /// The expected output.
  let expected: @Sendable (Workload) -> String

  /// Prepares the operation; `nil` if the entry does not support it.
  let setUp: @MainActor (Entry, any Subject, Workload) -> PreparedOperation?

  /// What a report says about the operation.
  var description: BenchmarkReport.Operation {
    BenchmarkReport.Operation(id: id, category: category, title: title, unit: unit, sizes: sizes)
  }

  /// Prepares an operation that needs a window, and that the limit does not support.
  static func onScreen(
    _ setUp: @escaping @MainActor (ScreenSubject, Workload) -> PreparedOperation
  ) -> @MainActor (Entry, any Subject, Workload) -> PreparedOperation? {
    { _, subject, workload in (subject as? ScreenSubject).map { setUp($0, workload) } }
  }

  /// All operations, in the order of the report.
  static let all: [TimedOperation] = rendering + updates + interactions

  /// The lines of content in the window.
  static let pageHeight = 40

  /// The number of rows of a list.
  @Sendable static func rowCount(of workload: Workload) -> Int {
    workload.employees.reduce(0) { $0 + $1.rowCount }
  }
}

// MARK: -

/// An operation on one list, ready to run.
struct PreparedOperation {
  /// Prepares the next run; not timed.
  var prepare: @MainActor () async -> Void = {}

  /// Runs the operation once; timed.
  let run: @MainActor () async -> Void

  /// Runs the operation once and shows its whole output.
  let show: @MainActor (inout ComparingSink) async -> Void

  /// Restores the state before the operation; not timed.
  var restore: @MainActor () async -> Void = {}
}

extension PreparedOperation {
  /// An operation that draws the same output when it is timed and when it is checked.
  init(
    drawing draw: @escaping @MainActor (inout ComparingSink) async -> Void,
    restore: @escaping @MainActor () async -> Void = {}
  ) {
    self.init(
      run: {
        var sink = ComparingSink.discarding
        await draw(&sink)
      }, show: draw, restore: restore)
  }
}
