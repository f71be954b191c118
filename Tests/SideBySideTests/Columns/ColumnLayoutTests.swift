import Catalogue
import SourceAnalysis
import Testing

@testable import SideBySide

/// Columns in the terminal.
struct ColumnLayoutTests {
  private let mvc = Column(
    title: "MVC",
    sections: [
      .init(
        heading: "EmployeeListViewController.swift:151",
        lines: ["func tapped() {", "  actions.call(phone, employee: items[section].id)", "}"]),
      .init(heading: "Cells/ButtonCell.swift:9", lines: ["var delegate: Delegate?"]),
    ])
  private let viper = Column(
    title: "VIPER",
    sections: [
      .init(
        heading: "EmployeeListPresenter.swift:54",
        lines: ["func tapped() {", "  router.call(\"上海\")", "}"])
    ])

  @Test func `two columns stand beside one another, and a long line goes on below`() {
    expect(
      ColumnLayout(width: 83).drawing(of: [mvc, viper], title: "Taps"),
      is: """
        Taps

        MVC                                      │ VIPER
        ─────────────────────────────────────────┼─────────────────────────────────────────
        EmployeeListViewController.swift:151     │ EmployeeListPresenter.swift:54
        func tapped() {                          │ func tapped() {
          actions.call(phone, employee:          │   router.call("上海")
          … items[section].id)                   │ }
        }                                        │
                                                 │
        Cells/ButtonCell.swift:9                 │
        var delegate: Delegate?                  │

        """)
  }

  @Test func `columns that would be too narrow stand below one another`() {
    expect(
      ColumnLayout(width: 82).drawing(of: [mvc, viper], title: "Taps"),
      is: """
        Taps

        MVC
        \(String(repeating: "─", count: 82))
        EmployeeListViewController.swift:151
        func tapped() {
          actions.call(phone, employee: items[section].id)
        }

        Cells/ButtonCell.swift:9
        var delegate: Delegate?

        VIPER
        \(String(repeating: "─", count: 82))
        EmployeeListPresenter.swift:54
        func tapped() {
          router.call("上海")
        }

        """)
  }

  @Test func `a heading that is too long is cut, and words are split where they must be`() {
    expect(
      ColumnLayout(width: 20).drawing(of: [mvc], title: "Taps"),
      is: """
        Taps

        MVC
        ────────────────────
        EmployeeListViewCon…
        func tapped() {
          actions.call(pho
          … ne, employee:
          … items[section].i
          … d)
        }

        Cells/ButtonCell.sw…
        var delegate:
        … Delegate?

        """)
  }

  @Test(arguments: [(40, 6, 1), (82, 6, 1), (83, 6, 2), (126, 6, 3), (500, 6, 6), (500, 2, 2)])
  func `there are as many columns as a line has room for`(width: Int, count: Int, columns: Int) {
    #expect(ColumnLayout(width: width).columnCount(for: count) == columns)
  }

  @Test func `weights are drawn only where they are understood`() {
    let drawing = ColumnLayout(width: 40, isColored: true).drawing(of: [viper], title: "Taps")
    #expect(drawing.contains("\u{1B}[1mVIPER\u{1B}[0m\n"))
    #expect(drawing.contains("\u{1B}[2mEmployeeListPresenter.swift:54\u{1B}[0m\n"))
  }

  @Test(arguments: Architecture.allCases, Concern.allCases)
  func `every concern of every architecture has a column whose lines fit`(
    architecture: Architecture, concern: Concern
  ) throws {
    let column = try Column(concern, in: architecture)
    #expect(column.title == architecture.name)
    #expect(!column.sections.isEmpty)
    let lines = ColumnLayout(width: 50).drawing(of: [column], title: concern.rawValue)
      .split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 50 })
  }

  private func expect(
    _ drawing: String, is picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(drawing == picture, sourceLocation: sourceLocation)
  }
}
