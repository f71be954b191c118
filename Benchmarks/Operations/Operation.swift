import Employees
import ListRendering

/// One thing that is timed, as data: what it is, where it begins, what it does, what it must show.
struct Operation {
  /// The kind of work, over which factors are averaged.
  nonisolated enum Category: String, CaseIterable, Codable {
    case render
    case update
    case action
  }

  /// The name in figures, which does not change from release to release.
  let id: String

  let category: Category

  /// What is timed, in a sentence.
  let title: String

  /// What a time is of: a row, an update, a tap.
  let unit: String

  /// The lengths of the lists on which it is measured, in employees.
  ///
  /// A whole run shall end within minutes, so only a few are measured on long lists.
  var sizes = [1_000, 10_000]

  /// The lengths of an operation that is measured on long lists, too.
  static let sizesWithLongLists = [1_000, 10_000, 100_000]

  /// The number of units in one run on a list.
  var unitCount: @MainActor (Workload) -> Int = { _ in 1 }

  /// All that must be shown.
  let expected: @MainActor (Workload) -> String

  /// Makes ready what is timed; `nil` where the entry has nothing like it.
  let setUp: @MainActor (Entry, any Subject, Workload) -> Trial?
}

// MARK: -

/// An operation on one list, ready to run.
struct Trial {
  /// Prepares the next run; not timed.
  var prepare: @MainActor () async -> Void = {}

  /// Runs the operation once, as it is timed.
  let run: @MainActor () async -> Void

  /// Runs the operation once and shows all that it does.
  let show: @MainActor (inout Gate) async -> Void

  /// Brings everything back to where the operation began; not timed.
  var restore: @MainActor () async -> Void = {}
}

// MARK: -

extension Operation {
  /// What the command measures, in the order of its report.
  static let all = rendering + updates + interactions

  /// The number of rows of a list.
  static func rowCount(of workload: Workload) -> Int {
    workload.employees.reduce(0) { $0 + $1.rowCount }
  }
}
