import EmployeeViews
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import ReusableDataSource

/// The data source, tested with rows and cells that have no employees.
struct TableDataSourceTests {
  private let screen = DataSourceScreen()
  private let dataSource: TableDataSource<Sections>

  init() {
    dataSource = screen.dataSource
  }

  // MARK: - Making cells

  @Test func `the rows of all sections are shown in their order, after each change`() {
    dataSource.show([
      makeSection(1, ["one", "two"]), makeSection(2, []), makeSection(3, ["three"]),
    ])
    #expect(screen.drawn == "one\ntwo\nthree\n\n")
    dataSource.show([makeSection(3, ["three"])])
    #expect(screen.drawn == "three\n\n\n\n")
  }

  @Test func `two nested row types with the same name are shown by different cells`() {
    dataSource.show([
      ListSection(id: 1, rows: [First.Item(text: "one"), Second.Item(text: "two")])
    ])
    #expect(screen.drawn == "first: one\nsecond: two\n\n\n")
  }

  @Test func `two row types are shown by one class of cells, each filled in its own way`() {
    dataSource.show([ListSection(id: 1, rows: [TextRow(text: "one"), LoudRow(text: "two")])])
    #expect(screen.drawn == "one\nTWO\n\n\n")
    #expect(screen.tableView.visibleCells.allSatisfy { $0 is MessageCell })
  }

  @Test func `other rows of a section replace its cells, and no others`() throws {
    dataSource.show([makeSection(1, ["one"]), makeSection(2, ["two"]), makeSection(3, ["three"])])
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    let cells = screen.tableView.visibleCells
    dataSource.show([
      makeSection(2, ["two"]), makeSection(3, ["new"]),
      ListSection(id: 1, rows: [First.Item(text: "one")]),
    ])
    expect(
      window.frame,
      is: """
        ┌─  ───────────────┐
        │ two              │
        │ new              │
        │ first: one       │
        └──────────────────┘
        """)
    let newCells = screen.tableView.visibleCells
    try #require(newCells.count == 3)
    #expect(newCells[0] === cells[1])
    #expect(newCells[1] !== cells[2])
  }

  @Test func `a search is shown from its first match`() {
    let texts = (1...9).map { "row \($0)" }
    dataSource.show([makeSection(1, texts)])
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    window.scroll(by: 4)
    dataSource.show(
      Sections(sections: [makeSection(1, Array(texts.dropFirst()))], searchText: "row"))
    expect(
      window.frame,
      is: """
        ┌─  ───────────────┐
        │ row 2            │
        │ row 3            │
        │ row 4            │
        └──────────────────┘
        """)
  }

  // MARK: - Rows

  @Test func `sections that the list has no longer are left out`() {
    dataSource.show([makeSection(1, ["one"])])
    let indexPaths = [0, 1].map { IndexPath(row: 0, section: $0) }
    #expect(dataSource.sectionIDs(at: indexPaths) == [1])
  }

  @Test func `an index path leads to its section`() {
    dataSource.show([makeSection(1, ["one"]), makeSection(2, ["two", "three"])])
    #expect(dataSource.sectionID(at: IndexPath(row: 1, section: 1)) == 2)
  }

  @Test func `a screen says with the factory which rows can be selected`() {
    dataSource.show([
      ListSection(id: 1, rows: [TextRow(text: "one"), First.Item(text: "two")]),
      ListSection(id: 2, rows: [LoudRow(text: "three")]),
    ])
    let indexPaths = [
      IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
    ]
    #expect(indexPaths.map(dataSource.isSelectable) == [false, true, false])
  }

  // MARK: - Deleting

  @Test func `a swipe deletes a row that can be deleted, and no other`() {
    dataSource.show([
      ListSection(id: 1, rows: [TextRow(text: "one")]),
      ListSection(id: 2, rows: [LoudRow(text: "two")]),
    ])
    var deleted: [Int] = []
    dataSource.onDelete = { deleted.append($0) }
    #expect(deletableRows == [false, true])
    for line in 0..<2 { screen.tableView.swipeToDelete(at: Point(column: 0, line: line)) }
    #expect(deleted == [2])
  }

  private var deletableRows: [Bool] {
    (0..<2).map {
      dataSource.tableView(screen.tableView, canEditRowAt: IndexPath(row: 0, section: $0))
    }
  }

  // MARK: - Registering cells

  @Test func `a row without a factory stops the program, in a debug build before it is in view`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = DataSourceScreen()
        let text = TextRow(text: "one")
        // The table shows four rows.
        screen.dataSource.show([
          ListSection(id: 1, rows: Array(repeating: text, count: 9)),
          ListSection(id: 2, rows: [MessageRow(message: "two")]),
        ])
        #if !DEBUG
          screen.tableView.contentOffset.y += .lines(9)
          _ = screen.drawn
        #endif
      }
    }
    #expect(lastWords(of: result).contains("no factory makes cells for MessageRow"))
  }

  @Test func `a row type with two factories stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let otherFactory = CellFactory { (_: MessageCell, _: TextRow) in }
        TableDataSource<Sections>().attach(
          to: UITableView(), factories: [textFactory, otherFactory])
      }
    }
    #expect(lastWords(of: result).contains("two factories make cells for TextRow"))
  }
}

// MARK: -

/// A screen with a table and a data source for texts.
private final class DataSourceScreen: UIViewController {
  let tableView = UITableView()
  let dataSource = TableDataSource<Sections>()

  init() {
    super.init(nibName: nil, bundle: nil)
    tableView.size = Size(width: 20, height: 4)
    dataSource.attach(
      to: tableView,
      factories: [
        textFactory,
        CellFactory { (cell: MessageCell, row: LoudRow) in
          cell.configure(with: row.text.uppercased())
        }.deletable,
        CellFactory { (cell: MessageCell, row: First.Item) in
          cell.configure(with: "first: \(row.text)")
        }.selectable,
        CellFactory { (cell: MessageCell, row: Second.Item) in
          cell.configure(with: "second: \(row.text)")
        },
      ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = tableView
  }

  var drawn: String { text(of: tableView) }
}

/// Sections that nobody has to compute.
private struct Sections: DataProvider {
  var sections: [ListSection<Int>] = []
  var searchText: String?

  func makeSections() -> [ListSection<Int>] { sections }
}

extension TableDataSource<Sections> {
  fileprivate func show(_ sections: [ListSection<Int>]) {
    show(Sections(sections: sections))
  }
}

private let textFactory = CellFactory { (cell: MessageCell, row: TextRow) in
  cell.configure(with: row.text)
}

private func makeSection(_ id: Int, _ texts: [String]) -> ListSection<Int> {
  ListSection(id: id, rows: texts.map { TextRow(text: $0) })
}

// MARK: -

private nonisolated struct TextRow: ListRow {
  let text: String
}

private nonisolated struct LoudRow: ListRow {
  let text: String
}

private nonisolated enum First {
  struct Item: ListRow {
    let text: String
  }
}

private nonisolated enum Second {
  struct Item: ListRow {
    let text: String
  }
}
