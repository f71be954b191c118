import Foundation
import TestSupport
import Testing

/// Random cases from consecutive seeds, run in a process of its own by an exit test.
@MainActor
struct FuzzCases {
  /// The name of the suite, for the file that keeps the current case.
  let name: String

  /// Runs a check for each seed.
  ///
  /// - Parameters:
  ///   - makeInput: Makes the bytes of a case.
  ///   - fault: Checks the bytes, and returns what is wrong with the answer, or `nil`.
  func run(
    _ makeInput: @MainActor (inout FuzzGenerator) -> [UInt8],
    fault: @MainActor (_ input: [UInt8], _ generator: inout FuzzGenerator) async throws -> String?
  ) async throws {
    let url = url(getppid())
    for seed in Self.seeds {
      var generator = FuzzGenerator(seed: seed)
      let input = makeInput(&generator)
      let description = "seed \(seed)"
      try Data(description.utf8).write(to: url)
      if let fault = try await fault(input, &generator) {
        Issue.record("\(fault)\n\(description)")
      }
    }
    try FileManager.default.removeItem(at: url)
  }

  /// Records the case during which the process of an exit test ended.
  func recordCrash() {
    guard let current = try? String(contentsOf: url(getpid()), encoding: .utf8) else {
      return
    }
    Issue.record("the process ended in \(name), \(current)")
  }

  /// The file with the current case, named after the process of the tests.
  private func url(_ process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(name)-\(process)")
  }

  private static var seeds: Range<UInt64> {
    let first = UInt64(Repetition.fuzzSeed)
    return first..<first + UInt64(Repetition.fuzzCases)
  }
}
