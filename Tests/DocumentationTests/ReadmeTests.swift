import Catalogue
import SourceAnalysis
import Testing

/// The README leads to all that there is.
struct ReadmeTests {
  @Test func `the map has a row for every architecture of the catalogue`() throws {
    let readme = try Project.text(of: "README.md")
    for architecture in Architecture.allCases {
      let hasRow = readme.contains("\n| `\(architecture)` |")
      #expect(hasRow, "the map of README.md needs a row for `\(architecture)`")
    }
  }

  @Test(arguments: Architecture.allCases)
  func `who chooses is led to the page of every architecture`(architecture: Architecture) throws {
    let page = try PackageFolder.ofThisPackage().page(of: architecture.name)
    let link = "[\(architecture)](\(page))"
    let isLinked = try Project.text(of: "README.md").contains(" | \(link) |")
    #expect(isLinked, "below “How to choose”, README.md needs a row with \(link)")
  }

  @Test func `the continuous integration runs the test command that stands here`() throws {
    let readme = try Project.text(of: "README.md").split(separator: "\n")
    #expect(readme.contains("swift test"))
    #expect(try Project.text(of: ".ci/run").contains("grep -m 1 -x 'swift test' README.md"))
  }
}
