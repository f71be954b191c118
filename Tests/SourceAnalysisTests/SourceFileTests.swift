import SourceAnalysis
import Testing

/// The figures and regions of a source file.
struct SourceFileTests {
  private let file = SourceFile(
    path: "Catalogue.swift",
    text: """
      import Foundation  // for URL

      /// A catalogue: class, struct, enum.
      final class Catalogue {
        class func make() -> Catalogue { Catalogue() }

        // A comment of its own.
        enum Kind { case a }
        private actor Clerk {}
        let text = "struct None {} // Never()"
      }

      protocol Catalogued: AnyObject {}
      private struct Entry: Catalogued {}
      """)

  @Test func `blank lines and comments are not counted as code`() {
    #expect(file.codeLineCount == 9)
    #expect(SourceFile(path: "Empty.swift", text: "").codeLineCount == 0)
    #expect(SourceFile(path: "Comment.swift", text: "// only\n").codeLineCount == 0)
  }

  @Test func `types are counted at their declaration, and strings and comments are skipped`() {
    #expect(file.types == ["Catalogue", "Kind", "Clerk", "Entry"])
    #expect(file.protocols == ["Catalogued"])
    #expect(
      file.typeNames == [
        "Foundation", "Catalogue", "Kind", "Clerk", "Catalogued", "AnyObject", "Entry",
      ])
    #expect(file.instantiatedTypes == ["Catalogue"])
  }

  // MARK: - Regions

  private let cell = SourceFile(
    path: "Cells/ButtonCell.swift",
    text: """
      final class ButtonCell {
        // MARK: - Assembly

        init() {
          button = Button()
        }

        // MARK: - Making cells

        func show(_ title: String) {}
      }

      // MARK: - Taps

      extension ButtonCell {
        func tapped() {}
      }

      // MARK: -

      extension ButtonCell {
        // MARK: - Deleting
      }

      // MARK: - Drawing

      private let spare = ButtonCell()
      """)

  @Test func `a region ends at the next mark or with its type, and loses its indentation`() {
    #expect(cell.regions.map(\.concern) == [.assembly, .makingCells, .taps])
    #expect(cell.regions.map(\.lineNumbers) == [4...6, 10...10, 15...17])
    #expect(
      cell.regions.map(\.text) == [
        "init() {\n  button = Button()\n}", "func show(_ title: String) {}",
        "extension ButtonCell {\n  func tapped() {}\n}",
      ])
    #expect(cell.regions.allSatisfy { $0.file == "Cells/ButtonCell.swift" })
  }

  @Test func `a mark without code or with another title has no region`() {
    let titles = ["Assembly", "Making cells", "Taps", "", "Deleting", "Drawing"]
    #expect(cell.marks.map(\.title) == titles)
  }

  @Test func `regions are grouped by concern, in the reading order of the files`() {
    let paths = [
      "EmployeeListModule.swift", "EmployeeListViewController.swift", "EmployeeListModel.swift",
      "Cells/ButtonCell.swift",
    ]
    let files = paths.reversed().map { path in
      SourceFile(path: path, text: "// MARK: - Assembly\nlet a = 1\n")
    }
    let concerns = ArchitectureSource(name: "MVC", files: files).concerns
    #expect(concerns[.assembly]?.map(\.file) == paths)
    #expect(concerns[.taps] == nil)
  }
}
