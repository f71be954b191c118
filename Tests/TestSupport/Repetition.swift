import Foundation

/// How much the tests repeat: a sample in every run, and more if environment variables ask for it.
///
/// CONTRIBUTING.md says when to set which.
package nonisolated enum Repetition {
  /// The number of random walks for each requirement of group 10, from `RANDOM_WALKS`.
  package static let walks = number("RANDOM_WALKS") ?? 1

  /// The number of random cases for each kind of input, from `FUZZ_CASES`.
  package static let fuzzCases = number("FUZZ_CASES") ?? 60

  /// The seed of the first random case, from `FUZZ_SEED`.
  package static let fuzzSeed = number("FUZZ_SEED") ?? 1

  /// The number of screens that are used and closed to look for leaks, from `SOAK_SCREENS`.
  package static let soakScreens = number("SOAK_SCREENS") ?? 240

  /// The number of random batches on a table, from `RANDOM_BATCHES`.
  package static let batches = number("RANDOM_BATCHES") ?? 500

  /// The number of random transitions between snapshots, from `RANDOM_SNAPSHOTS`.
  package static let snapshots = number("RANDOM_SNAPSHOTS") ?? 300

  /// The number of random pairs of lists to compare, from `RANDOM_DIFFS`.
  package static let diffs = number("RANDOM_DIFFS") ?? 500

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
