import Foundation
import SourceAnalysis
import Testing

/// `SPEC.md` contains the titles and texts of the requirements.
struct SpecificationTests {
  @Test func `SPEC.md ends with the list of all requirements`() throws {
    let package = try PackageFolder.ofThisPackage()
    let written = try package.text(of: "SPEC.md")
    let start = try #require(written.firstRange(of: "## 1 ")).lowerBound
    let expected = written[..<start] + Requirement.document
    if ProcessInfo.processInfo.environment["WRITE_SPEC"] != nil {
      try Data(expected.utf8).write(to: package.root.appending(path: "SPEC.md"))
    } else {
      #expect(written == expected, "set WRITE_SPEC to 1 and run this test to write the list")
    }
  }

  @Test func `the numbers of the requirements are consecutive`() {
    for (number, group) in zip(1..., Requirement.groups) {
      let expected = (1...group.requirements.count).map { "\(number).\($0)" }
      #expect(group.requirements.map(\.number) == expected)
    }
  }
}
