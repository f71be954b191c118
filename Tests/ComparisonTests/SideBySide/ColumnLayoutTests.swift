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

  @Test func `as many columns as fit are drawn side by side, and a long line is wrapped`() {
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
    let cases = [(40, 6), (82, 6), (83, 6), (126, 6), (500, 6), (500, 2)]
    let counts = cases.map { width, count in ColumnLayout(width: width).columnCount(for: count) }
    #expect(counts == [1, 1, 2, 3, 6, 2])
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

  @Test func `a column has the code of a concern or the messages of an event`() throws {
    let architecture = try #require(Architecture.allCases.first)
    let record = try CallRecord(in: .ofThisPackage())
    let code = try Column(.assembly, in: architecture)
    let messages = Column(.callTapped, of: architecture, in: record)
    let beginnings = [
      code.sections[0].heading.prefix { $0 != ":" }, messages.sections[0].lines[0].prefix(15),
    ]
    #expect(beginnings == ["EmployeeListModule.swift", "1. ButtonView →"])
    let eventCount = Column(nil, of: architecture, in: record).sections.count
    #expect(eventCount == CallEvent.allCases.count)
  }
}
