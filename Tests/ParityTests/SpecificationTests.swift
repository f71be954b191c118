import Foundation
import PackageFiles
import Testing

/// `SPEC.md` is a snapshot of the titles and texts of the requirements.
struct SpecificationTests {
  @Test func `SPEC.md ends with the list of all requirements`() throws {
    let package = try PackageFolder.ofThisPackage()
    let written = try package.text(of: "SPEC.md")
    let start = try #require(written.firstRange(of: "## 1 ")).lowerBound
    let specification = written[..<start] + Requirement.document
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(specification.utf8).write(to: package.root.appending(path: "SPEC.md"))
    } else {
      let lines = written.split(separator: "\n")
      let isCurrent = written == specification
      let newLines = specification.split(separator: "\n").filter { !lines.contains($0) }
      #expect(
        isCurrent,
        """
        SPEC.md lacks, or has in another order: \(newLines)
        To write it: RECORD_SNAPSHOTS=1 swift test --filter SpecificationTests
        """)
    }
  }

  // A number that was removed is not used again, so that a number in an old note or failure means
  // what it meant then.
  @Test func `the numbers of the requirements rise in each group`() throws {
    for (number, group) in zip(1..., Requirement.groups) {
      let places = try group.requirements.map { requirement in
        try #require(requirement.number.wholeMatch(of: #/(\d+)\.(\d+)/#)).output
      }
      #expect(places.allSatisfy { $0.1 == "\(number)" })
      let last = places.compactMap { Int($0.2) }
      #expect(last == Set(last).sorted())
      #expect(Set(last).isDisjoint(with: Requirement.removed[number] ?? []))
    }
  }
}
