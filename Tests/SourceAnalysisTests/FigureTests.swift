import Catalogue
import SourceAnalysis
import Testing

/// What is counted in the sources.
struct FigureTests {
  private let file = SourceFile(
    path: "Catalogue.swift",
    text: """
      import Foundation  // for URL

      /// A catalogue: class, struct, enum.
      final class Catalogue {
        class func make() -> Catalogue { Catalogue() }

        // A comment that stands alone.
        enum Kind { case a }
        private actor Clerk {}
        let text = \"""
          struct None {}

          // not a comment
          \"""
      }

      /* a comment
         of two lines */
      protocol Catalogued: AnyObject {}
      private struct Entry: Catalogued {}
      """)

  @Test func `blank lines and comments are no code, and what a string holds is no comment`() {
    #expect(file.codeLineCount == 12)
    #expect(SourceFile(path: "Empty.swift", text: "").codeLineCount == 0)
    #expect(SourceFile(path: "Comment.swift", text: "// only\n").codeLineCount == 0)
  }

  @Test func `types are counted where they are declared`() {
    #expect(file.types == ["Catalogue", "Kind", "Clerk", "Entry"])
    #expect(file.protocols == ["Catalogued"])
  }

  @Test func `the figures of a module are those of its files together`() {
    let source = ArchitectureSource(name: "MVC", files: [file, file])
    #expect(source.codeLineCount == 24)
    #expect(source.types.count == 8)
    #expect(source.protocols.count == 2)
  }

  @Test(arguments: Architecture.allCases)
  func `every module of the catalogue has code, types and the assembly`(
    architecture: Architecture
  ) throws {
    let source = try ArchitectureSource(named: architecture.name)
    #expect(source.codeLineCount > 100)
    #expect(source.types.contains("EmployeeListViewController"))
    #expect(source.files.first?.path == "EmployeeListModule.swift")
  }
}
