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

  /// A row per requirement, a column per architecture, and the number of passes below.
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
    return ([line("number", titles)] + rows + [line("passed", counts)]).joined(separator: "\n")
  }
}

// MARK: -

nonisolated extension Trait where Self == Matrix {
  /// Prints the matrix after the suite.
  static var matrix: Self { Self() }
}

// MARK: -

nonisolated extension Architecture {
  /// The architectures to check: all of them, or only the one in `ARCHITECTURE`.
  static let checked = allCases.filter { architecture in
    wanted == nil || architecture.name == wanted.flatMap(Architecture.init(named:))?.name
  }

  private static let wanted = ProcessInfo.processInfo.environment["ARCHITECTURE"]

  /// Those of them that must not fail.
  static let selected = checked.filter { !$0.isExcused }

  /// Whether the matrix lists what it misses, and no test fails: for a draft, unless `ARCHITECTURE`
  /// names it.
  ///
  /// So a draft can be left half done without hiding a failure of the others.
  var isExcused: Bool {
    isDraft && (Self.wanted == nil || !Self.checked.contains { $0.name == name })
  }
}
