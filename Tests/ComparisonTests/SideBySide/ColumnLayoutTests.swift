import Catalogue
import Comparison
import PackageFiles
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
        lines: ["func tapped() {", "  router.call(\"上海\")", "                show()", "}"])
    ])

  @Test func `two columns are drawn side by side, and a long line is wrapped`() {
    let drawing = ColumnLayout(width: 83).drawing(of: [mvc, viper], title: "Taps")
    #expect(
      drawing == """
        Taps

        MVC                                      │ VIPER
        ─────────────────────────────────────────┼─────────────────────────────────────────
        EmployeeListViewController.swift:151     │ EmployeeListPresenter.swift:54
        func tapped() {                          │ func tapped() {
          actions.call(phone, employee:          │   router.call("上海")
          … items[section].id)                   │                 show()
        }                                        │ }
                                                 │
        Cells/ButtonCell.swift:9                 │
        var delegate: Delegate?                  │

        """)
  }

  @Test func `narrow columns are drawn below one another, with short headings and indentations`() {
    let drawing = ColumnLayout(width: 20).drawing(of: [mvc, viper], title: "Taps")
    #expect(
      drawing == """
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

        VIPER
        ────────────────────
        EmployeeListPresent…
        func tapped() {
          router.call("上
          … 海")
                  show()
        }

        """)
  }

  @Test func `a line has as many columns as fit`() {
    let cases = [(40, 6, 1), (82, 6, 1), (83, 6, 2), (126, 6, 3), (500, 6, 6), (500, 2, 2)]
    for (width, count, columns) in cases {
      #expect(ColumnLayout(width: width).columnCount(for: count) == columns)
    }
  }

  @Test func `a column has the code of a concern or the messages of an event`() async throws {
    let architecture = try #require(Architecture.allCases.first)
    let code = try Column(.assembly, in: architecture)
    let record = try CallRecord(in: .ofThisPackage())
    let messages = Column(.callTapped, of: architecture, in: record)
    #expect(code.sections[0].heading.hasPrefix("EmployeeListModule.swift:"))
    #expect(messages.sections[0].lines[0].hasPrefix("1. ButtonView → "))
    #expect(Column(nil, of: architecture, in: record).sections.count == CallEvent.allCases.count)
  }
}
