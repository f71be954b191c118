import Foundation
import Testing

/// SPEC.md, the suites and the list of requirements say the same numbers.
struct SpecificationTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every number of the document is a test, and every test is a number`() throws {
    let document = try String(contentsOf: root.appending(path: "SPEC.md"), encoding: .utf8)
    let written = document.matches(of: #/\*\*(?<title>[0-9]+\.[0-9]+ [^*]+?)\.?\*\*/#)
      .map { String($0.title) }
    #expect(Set(written) == Set(try testTitles()))
    #expect(written.count == Set(written).count)
  }

  @Test func `the list of requirements is complete, and each calls its own test`() throws {
    let numbers = try testTitles().map { String($0.prefix { $0 != " " }) }
    #expect(Set(Specification.requirements.map(\.number)) == Set(numbers))
    let list = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Specification.swift"), encoding: .utf8)
    let calls = list.matches(of: #/Requirement\("(?<number>[^"]+)"\) \{\s*[^`]*`(?<called>[^ ]+) /#)
    #expect(calls.count == numbers.count)
    for call in calls { #expect(call.number == call.called) }
  }

  /// The titles of the tests whose names begin with a number.
  private func testTitles() throws -> [String] {
    let suites = root.appending(path: "Tests/ParityTests")
    return try FileManager.default.contentsOfDirectory(atPath: suites.path)
      .filter { $0.hasSuffix("Tests.swift") || $0.contains("Tests+") }
      .flatMap { name in
        try String(contentsOf: suites.appending(path: name), encoding: .utf8)
          .matches(of: #/func `(?<title>[0-9]+\.[0-9]+ [^`]+)`/#).map { String($0.title) }
      }
  }
}
