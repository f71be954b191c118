import Architectures
import SourceCode
import Testing

/// The README leads to all that there is.
struct ReadmeTests {
  @Test func `the map has a row for every architecture of the catalogue`() throws {
    let readme = try Project.text(of: "README.md")
    for architecture in Architecture.allCases {
      #expect(readme.contains("\n| `\(architecture)` |"))
    }
  }

  @Test(arguments: Architecture.allCases)
  func `who chooses is led to the page of every architecture`(architecture: Architecture) throws {
    let page = try PackageFolder.ofThisPackage().page(of: architecture.name)
    #expect(try Project.text(of: "README.md").contains(" | [\(architecture)](\(page)) |"))
  }

  @Test func `the continuous integration runs the test command that stands here`() throws {
    let readme = try Project.text(of: "README.md").split(separator: "\n")
    #expect(readme.contains("swift test"))
    #expect(try Project.text(of: ".ci/run").contains("grep -m 1 -x 'swift test' README.md"))
  }
}
