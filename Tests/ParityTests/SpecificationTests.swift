import SourceAnalysis
import TestSupport
import Testing

/// `SPEC.md` contains the titles and texts of the requirements.
struct SpecificationTests {
  @Test func `SPEC.md ends with the list of all requirements`() throws {
    let package = try PackageFolder.ofThisPackage()
    let written = try package.text(of: "SPEC.md")
    let start = try #require(written.firstRange(of: "## 1 ")).lowerBound
    try GeneratedFile.expect("SPEC.md", toBe: written[..<start] + Requirement.document)
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
