import Catalogue
import Foundation
import Synchronization
import Testing

/// Prints which architecture meets which requirement after all tests of a suite have run.
nonisolated struct Matrix: SuiteTrait, TestScoping {
  /// Whether a requirement is met, by its number and the name of the architecture.
  static let results = Mutex<[String: [String: Bool]]>([:])

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    let matrix = Self.text(of: Self.results.withLock { $0 }, for: Architecture.checked)
    // The stream on which the tests are reported, so that no report falls into a row.
    FileHandle.standardError.write(Data("\(matrix)\n".utf8))
  }

  /// A row per requirement, a column per architecture, the number of passes below, and the most
  /// likely faults.
  static func text(
    of results: [String: [String: Bool]], for architectures: [Architecture]
  ) -> String {
    let titles = architectures.map(\.title)
    let requirements = Requirement.all.filter { results[$0.number] != nil }
    func line(_ head: String, _ cells: [String]) -> String {
      zip(["number"] + titles, [head] + cells).map { title, cell in
        cell.padding(toLength: max(title.count, 11) + 2, withPad: " ", startingAt: 0)
      }.joined()
    }
    let rows = requirements.map { requirement in
      let cells = architectures.map { architecture in
        guard requirement.isOffered(by: architecture) else { return "not offered" }
        let isMet = results[requirement.number]?[architecture.name] == true
        return isMet ? "passed" : architecture.isExcused ? "not yet" : "FAILED"
      }
      return line(requirement.number, cells) + requirement.title
    }
    let counts = architectures.map { architecture in
      let passed = requirements.count { results[$0.number]?[architecture.name] == true }
      return "\(passed) of \(requirements.count { $0.isOffered(by: architecture) })"
    }
    let diagnoses = architectures.compactMap { architecture in
      let checked = requirements.filter { $0.isOffered(by: architecture) }.map(\.number)
      let failed = checked.filter { results[$0]?[architecture.name] != true }
      return Diagnosis(of: failed, among: checked)?.text(for: architecture)
    }
    return ([line("number", titles)] + rows + [line("passed", counts)] + diagnoses)
      .joined(separator: "\n")
  }
}

// MARK: -

nonisolated extension Trait where Self == Matrix {
  /// Prints the matrix after the suite.
  static var matrix: Self { Self() }
}

// MARK: -

nonisolated extension Architecture {
  private static let wanted = ProcessInfo.processInfo.environment["ARCHITECTURE"].map {
    Architecture(named: $0)?.name ?? $0
  }

  /// The architectures to check: all of them, or only the one in `ARCHITECTURE`, in any case of
  /// letters.
  static let checked = allCases.filter { $0.name == wanted ?? $0.name }

  /// Those of them that must not fail.
  static let selected = checked.filter { !$0.isExcused }

  /// Whether the matrix lists what it misses, and no test fails: for a draft, unless `ARCHITECTURE`
  /// names it.
  ///
  /// So a draft can be left half done without hiding a failure of the others.
  var isExcused: Bool { isDraft && name != Self.wanted }
}
