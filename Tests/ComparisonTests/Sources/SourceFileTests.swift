import PackageFiles
import Testing

/// The hash and the regions of source files.
struct SourceFileTests {
  @Test func `a hash depends on the code of a module and of its tests, and not on comments`() throws
  {
    func hash(_ text: String) -> String {
      ArchitectureSource(name: "A", files: [SourceFile(path: "A.swift", text: text)]).codeHash
    }
    let same = [
      "let a = \"x // y\"\nlet b = 4 / 2\n",
      "// c\n\n  let a = \"x // y\"  // \"d\"\nlet b = 4 / 2",
    ]
    let others = [
      "let a = \"x // z\"\nlet b = 4 / 2", "let a = \"x // y\"\nlet b = 4 / 3", "let b = 4 / 2",
    ]
    let counts = [same, same + others].map { texts in Set(texts.map(hash)).count }
    #expect(counts == [1, 4])
    // The first one is the start of the hash, as its authors publish it.
    let published = ["", "a"].map(hash)
    #expect(published == ["cbf29ce484222325", "af63dc4c8601ec8c"])
    let package = try PackageFolder.ofThisPackage()
    // The catalogue has no tests of its own.
    let isSame = try ["Template", "Catalogue"].map { name in
      try package.hashOfCodeAndTests(of: name) == ArchitectureSource(named: name).codeHash
    }
    #expect(isSame == [false, true])
  }

  @Test func `a line is found by its code, and by the lines below it where another one is equal`() {
    let text = "func a(\n  b: Int\n) {}\n\nfunc a(\n  c: Int\n) {}\n"
    let file = SourceFile(path: "A.swift", text: text)
    let codes = [1, 2, 5, 9].map(file.code)
    #expect(codes == ["func a( b: Int", "b: Int", "func a( c: Int", ""])
    let moved = SourceFile(path: "A.swift", text: "// A.\n\n\(text)")
    #expect(codes.dropLast().map(moved.line) == [3, 4, 7])
    #expect(["func a", "func a( d: Int"].compactMap(moved.line) == [])
  }

  private let cell = SourceFile(
    path: "Cells/ButtonCell.swift",
    text: """
      final class ButtonCell {
        // MARK: - Assembly

        init() {
          button = UIButton()
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
    let regions = cell.regions.map { region in
      "\(region.file):\(region.lineNumbers) \(region.concern.rawValue)\n\(region.text)\n"
    }
    #expect(
      regions.joined(separator: "\n") == """
        Cells/ButtonCell.swift:4...6 Assembly
        init() {
          button = UIButton()
        }

        Cells/ButtonCell.swift:10...10 Making cells
        func show(_ title: String) {}

        Cells/ButtonCell.swift:15...17 Taps
        extension ButtonCell {
          func tapped() {}
        }

        """)
    // A mark without code or with another title has no region.
    let titles = cell.marks.map(\.title)
    #expect(titles == ["Assembly", "Making cells", "Taps", "", "Deleting", "Drawing"])
  }

  @Test func `a folder of a chapter at the top of a module is a region, and not of the core`() {
    let paths = ["Cells.swift", "Reusable/Grid.swift", "Grid/B.swift", "Grid/Cards/C.swift"]
    let text =
      "import A\nimport B\n\n// MARK: - Taps\n\nlet a = 1\n\n// MARK: - Deleting\n\nlet b = 2\n"
    let files = paths.map { SourceFile(path: $0, text: text) }
    #expect(files.map(\.chapter) == [nil, nil, .grid, .grid])
    let source = ArchitectureSource(name: "Example", files: files)
    #expect(source.core.map(\.path) == Array(paths[..<2]))
    let grid = (source.concerns[.grid] ?? []).map { "\($0.file):\($0.lineNumbers)" }
    #expect(grid == paths[2...].map { "\($0):4...10" })
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
    #expect(concerns.mapValues { $0.map(\.file) } == [.assembly: paths])
  }
}
