import SourceAnalysis
import Testing

/// What is cut out of a file for a concern.
struct RegionTests {
  private let file = SourceFile(
    path: "Cells/ButtonCell.swift",
    text: """
      final class ButtonCell {
        let button: Button

        // MARK: - Assembly

        init() {
          button = Button()
        }

        // MARK: - Making cells

        func show(_ title: String) {
          button.title = title
        }
      }

      // MARK: - Taps

      extension ButtonCell {
        func tapped() {}
      }

      // MARK: -

      extension ButtonCell {
        // MARK: - Deleting
      }

      private let spare = ButtonCell()
      """)

  @Test func `a region ends at the next mark, and stands at the left margin`() {
    #expect(
      file.regions[0].text == """
        init() {
          button = Button()
        }
        """)
    #expect(file.regions[0].concern == .assembly)
    #expect(file.regions[0].file == "Cells/ButtonCell.swift")
    #expect(file.regions[0].lineNumbers == 6...8)
  }

  @Test func `a region ends with the type that encloses it`() {
    #expect(
      file.regions[1].text == """
        func show(_ title: String) {
          button.title = title
        }
        """)
    #expect(file.regions[1].lineNumbers == 12...14)
  }

  @Test func `a mark outside a type has the extension after it, up to a mark without words`() {
    #expect(
      file.regions[2].text == """
        extension ButtonCell {
          func tapped() {}
        }
        """)
  }

  @Test func `a mark with nothing under it is no region`() {
    #expect(file.regions.map(\.concern) == [.assembly, .makingCells, .taps])
    #expect(
      file.marks.map(\.title) == ["Assembly", "Making cells", "Taps", "", "Deleting"])
    #expect(file.marks.map(\.line) == [4, 10, 17, 23, 26])
  }

  @Test func `a mark of other words is no region`() {
    let file = SourceFile(path: "Other.swift", text: "// MARK: - Drawing\n\nlet a = 1\n")
    #expect(file.regions == [])
  }

  @Test func `regions are gathered by concern, in the reading order of the files`() {
    func file(_ path: String) -> SourceFile {
      SourceFile(path: path, text: "// MARK: - Assembly\nlet a = 1\n")
    }
    let paths = [
      "EmployeeListModule.swift", "EmployeeListViewController.swift", "EmployeeListModel.swift",
      "Cells/ButtonCell.swift",
    ]
    let source = ArchitectureSource(name: "MVC", files: paths.reversed().map(file))
    #expect(source.concerns[.assembly]?.map(\.file) == paths)
    #expect(source.concerns[.taps] == nil)
  }
}
