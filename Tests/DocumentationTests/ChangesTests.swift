import Catalogue
import Testing

/// The table of changes tells of the patches that are there.
///
/// Whether they apply, build and pass is for the command that makes the changes to find out.
struct ChangesTests {
  private static let folder = "Tests/ChangePatches"
  private static let parts = Architecture.allCases.map(\.name) + ["Shared"]

  @Test func `the table has a row for every change in every architecture`() throws {
    let readme = try Project.text(of: "\(Self.folder)/README.md")
    let changes = readme.matches(of: #/\n## (?<name>[A-Za-z]+): /#).map { String($0.name) }
    #expect(changes.count == 3)
    let rows = try changes.flatMap { change in
      try Self.parts.map { part in
        let patch = try Project.text(of: "\(Self.folder)/\(change)/\(part).patch")
        return ChangePatch(patch).row(change: change, part: part)
      }
    }
    let table = try #require(
      readme.firstMatch(of: #/<!-- begin: changes -->\n(?<lines>[^!]*)\n<!-- end: changes -->/#))
    #expect(table.lines.split(separator: "\n").dropFirst(2).map(String.init) == rows)
  }

  @Test(arguments: Architecture.allCases)
  func `a patch stays within its architecture`(architecture: Architecture) throws {
    for path in Self.patches where path.hasSuffix("/\(architecture).patch") {
      let files = try ChangePatch(Project.text(of: path)).files
      #expect(files.contains { $0.path.hasPrefix("Sources/\(architecture)/") }, "\(path)")
      for file in files {
        let isOwn = ["Sources/\(architecture)/", "Tests/\(architecture)Tests/"].contains {
          file.path.hasPrefix($0)
        }
        #expect(isOwn, "\(path) changes \(file.path)")
      }
    }
  }

  @Test func `what all have in common is in no architecture`() throws {
    for path in Self.patches where path.hasSuffix("/Shared.patch") {
      for file in try ChangePatch(Project.text(of: path)).files {
        let module = file.path.split(separator: "/").dropFirst().first ?? ""
        #expect(!Self.parts.contains { module == $0 || module == "\($0)Tests" }, "\(file.path)")
      }
    }
  }

  private static let patches = Project.files(in: folder).filter { $0.hasSuffix(".patch") }
}
