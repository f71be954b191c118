import Foundation

/// How much the tests repeat: a sample in every run, and more if environment variables ask for it.
///
/// CONTRIBUTING.md lists the variables.
package nonisolated enum Repetition {
  /// How many times as much the random tests do as in a normal run, from `REPEAT`.
  private static let factor = max(1, number("REPEAT") ?? 1)

  /// The number of random walks for each requirement of group 10.
  package static let walks = factor

  /// The number of random cases for each kind of input.
  package static let fuzzCases = 60 * factor

  /// The seed of the first random case, from `FUZZ_SEED`.
  package static let fuzzSeed = number("FUZZ_SEED") ?? 1

  /// The number of screens that are used and closed to look for leaks.
  package static let soakScreens = 240 * factor

  /// The number of random batches on a table.
  package static let batches = 240 * factor

  /// The number of random lists whose frames are compared with sums.
  package static let frameLists = 20 * factor

  /// The number of random lists that are scrolled beside a plain model.
  package static let scrolledLists = 10 * factor

  /// The number of random transitions between snapshots.
  package static let snapshots = 300 * factor

  /// The number of random pairs of lists to compare.
  package static let diffs = 500 * factor

  /// Whether tests of many cases check all of them, and not a sample, from `EXHAUSTIVE`.
  package static let isExhaustive = number("EXHAUSTIVE") == 1

  /// Returns some of the cases, evenly spread and with the first and the last, or all of them.
  ///
  /// - Parameter interval: The distance between two cases of the sample.
  package static func sample<Case>(of cases: [Case], every interval: Int) -> [Case] {
    guard !isExhaustive else { return cases }
    return cases.indices.filter { $0 % interval == 0 || $0 == cases.count - 1 }.map { cases[$0] }
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}
