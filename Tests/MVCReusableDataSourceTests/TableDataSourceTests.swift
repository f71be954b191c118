import EmployeeViews
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import MVCReusableDataSource

/// The data source, tested with rows that have no employees.
struct TableDataSourceTests {
  private let screen = DataSourceScreen()

  // MARK: - Making cells

  @Test func `the rows of all sections are shown in their order, after each update`() {
    screen.show([makeSection(1, ["one", "two"]), makeSection(2, []), makeSection(3, ["three"])])
    let before = screen.drawn
    screen.show([makeSection(3, ["three"])])
    #expect([before, screen.drawn] == ["one\ntwo\nthree\n\n", "three\n\n\n\n"])
  }

  @Test func `nested row types with the same name have different factories`() {
    screen.show([ListSection(id: 1, rows: [First.Item(text: "one"), Second.Item(text: "two")])])
    #expect(screen.drawn == "first: one\nsecond: two\n\n\n")
  }

  @Test func `two row types share a class of cells, and each fills it in its own way`() {
    screen.show([ListSection(id: 1, rows: [TextRow(text: "one"), LoudRow(text: "two")])])
    #expect(screen.drawn == "one\nTWO\n\n\n")
    #expect(screen.tableView.visibleCells.allSatisfy { $0 is MessageCell })
  }

  @Test func `a row without a factory stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = DataSourceScreen()
        screen.show([ListSection(id: 1, rows: [MessageRow(message: "one")])])
        _ = screen.drawn
      }
    }
    #expect(lastWords(of: result).contains("no factory makes cells for MessageRow"))
  }

  @Test func `a row type with two factories stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let otherFactory = CellFactory { (_: MessageCell, _: TextRow) in }
        TableDataSource(dataProvider: Provider()).attach(
          to: UITableView(), factories: [textFactory, otherFactory])
      }
    }
    #expect(lastWords(of: result).contains("two factories make cells for TextRow"))
  }

  @Test(arguments: [false, true])
  func `a row type with two actions of a kind stops the program`(deletes: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [deletes] in
      await MainActor.run {
        let dataSource = TableDataSource(dataProvider: Provider())
        for _ in 0..<2 {
          deletes
            ? dataSource.onDelete { (_: TextRow) in } : dataSource.onSelect { (_: TextRow) in }
        }
      }
    }
    let kind = deletes ? "delete" : "select"
    #expect(lastWords(of: result).contains("two actions \(kind) TextRow"))
  }

  // MARK: - Selection

  @Test func `rows of a type are selectable once the type has an action`() {
    screen.show([ListSection(id: 1, rows: [TextRow(text: "one"), LoudRow(text: "two")])])
    var selected: [String] = []
    screen.dataSource.onSelect { (row: LoudRow) in selected.append(row.text) }
    let indexPaths = (0..<2).map { IndexPath(row: $0, section: 0) }
    for indexPath in indexPaths { screen.dataSource.rowSelected(at: indexPath) }
    #expect(indexPaths.map(screen.dataSource.isSelectable) == [false, true])
    #expect(selected == ["two"])
  }

  @Test func `an index path leads to its section, unless the list has become shorter`() {
    screen.show([makeSection(7, ["one"]), makeSection(8, ["two", "three"])])
    let indexPaths = (0..<3).map { IndexPath(row: 0, section: $0) }
    #expect(indexPaths.map(screen.dataSource.sectionID) == [7, 8, nil])
  }

  // MARK: - Updating

  @Test func `an update replaces the cells of changed sections, and no others`() throws {
    screen.show([makeSection(1, ["one"]), makeSection(2, ["two"]), makeSection(3, ["three"])])
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    let cells = screen.tableView.visibleCells
    screen.show([
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
    #expect([newCells[0] === cells[1], newCells[1] === cells[2]] == [true, false])
  }

  @Test func `the results of a search are shown from the first one`() {
    let texts = (1...9).map { "row \($0)" }
    screen.show([makeSection(1, texts)])
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    window.scroll(by: 4)
    screen.show([makeSection(1, Array(texts.dropFirst()))], searchText: "row")
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

  // MARK: - Deleting

  @Test func `a swipe deletes rows of a type once the type has an action`() {
    screen.show([ListSection(id: 1, rows: [TextRow(text: "one"), LoudRow(text: "two")])])
    var deleted: [String] = []
    screen.dataSource.onDelete { (row: LoudRow) in deleted.append(row.text) }
    for line in 0..<2 { screen.tableView.swipeToDelete(at: Point(column: 0, line: line)) }
    #expect(deleted == ["two"])
  }
}

// MARK: -

/// A screen with a table for texts.
private final class DataSourceScreen: UIViewController {
  let tableView = UITableView()
  private let provider = Provider()
  lazy var dataSource = TableDataSource(dataProvider: provider)

  init() {
    super.init(nibName: nil, bundle: nil)
    tableView.size = Size(width: 20, height: 4)
    dataSource.attach(
      to: tableView,
      factories: [
        textFactory,
        CellFactory { (cell: MessageCell, row: LoudRow) in
          cell.configure(with: row.text.uppercased())
        },
        CellFactory { (cell: MessageCell, row: First.Item) in
          cell.configure(with: "first: \(row.text)")
        },
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

  func show(_ sections: [ListSection<Int>], searchText: String? = nil) {
    provider.sections = sections
    provider.searchText = searchText
    dataSource.update()
  }

  var drawn: String { text(of: tableView) }
}

/// A provider of sections that nobody has to make.
private final class Provider: DataProvider {
  var sections: [ListSection<Int>] = []
  var searchText: String?

  func makeSections() -> [ListSection<Int>] { sections }
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
