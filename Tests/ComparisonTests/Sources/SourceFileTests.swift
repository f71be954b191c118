import PackageFiles
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
        enum Unit {}
        private actor Clerk {}
        private enum Names {
          static func name(_ kind: Kind) -> String {
            switch kind {
            case .a: "a"
            }
          }
        }
        enum Tree:
          Sendable
        {
          indirect case node(Tree)
        }
        let text = "struct None {} // Never()"
      }

      protocol Catalogued: AnyObject {}
      private struct Entry: Catalogued {}
      """)

  @Test func `blank lines and comments are not counted as code`() {
    let others = ["", "// only\n", "a\n\n  // b\n  c // d"].map {
      SourceFile(path: "Other.swift", text: $0)
    }
    #expect(([file] + others).map(\.codeLineCount) == [22, 0, 0, 2])
  }

  @Test func `the hash of a module depends on its code, and not on comments or blank lines`() {
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
    // The last one is the start of the hash, as its authors publish it.
    #expect(same.map(hash) == [hash(same[0]), hash(same[0])])
    #expect(hash("") == "cbf29ce484222325")
    #expect(hash("a") == "af63dc4c8601ec8c")
    #expect(Set((others + same).map(hash)).count == 4)
  }

  @Test func `the hash of a module with its tests depends on both`() throws {
    let package = try PackageFolder.ofThisPackage()
    let module = try ArchitectureSource(named: "Template").codeHash
    #expect(try package.hashOfCodeAndTests(of: "Template") != module)
    // It has no tests.
    let catalogue = try ArchitectureSource(named: "Catalogue").codeHash
    #expect(try package.hashOfCodeAndTests(of: "Catalogue") == catalogue)
  }

  @Test func `types are counted at their declaration, and strings and comments are skipped`() {
    #expect(file.types == ["Catalogue", "Kind", "Clerk", "Tree", "Entry"])
    #expect(file.protocols == ["Catalogued"])
  }

  // MARK: - Regions

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
    let titles = ["Assembly", "Making cells", "Taps", "", "Deleting", "Drawing"]
    #expect(cell.marks.map(\.title) == titles)
  }

  @Test func `a folder of a chapter at the top of a module does not belong to its core`() {
    let paths = [
      "Cells.swift", "Reusable/Grid.swift", "Portraits/A.swift", "Grid/B.swift",
      "Workplaces/Cards/C.swift",
    ]
    let files = paths.map { SourceFile(path: $0, text: "import Employees\n\nlet a = 1\n") }
    #expect(files.map(\.chapter) == [nil, nil, .portraits, .grid, .workplaces])
    let source = ArchitectureSource(name: "Example", files: files)
    #expect(source.core.map(\.path) == Array(paths[..<2]))
    #expect(source.concerns[.workplaces]?.map(\.file) == ["Workplaces/Cards/C.swift"])
  }

  @Test func `the region of a chapter goes on below the marks of its file`() {
    let text =
      "import A\nimport B\n\n// MARK: - Taps\n\nlet a = 1\n\n// MARK: - Deleting\n\nlet b = 2\n"
    let regions = SourceFile(path: "Grid/B.swift", text: text).regions
    #expect(regions.map(\.concern) == [.grid])
    #expect(regions.map(\.lineNumbers) == [4...10])
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
