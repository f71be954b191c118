import EmployeeViews
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The data source, tested with items and cells that have no employees.
struct ViewModelDataSourceTests {
  private let screen = DataSourceScreen()
  private let provider: ControlledProvider

  init() {
    provider = screen.provider
  }

  // MARK: - Making cells

  @Test func `the items of all sections are shown in their order, after each change`() {
    provider.provide([
      makeSection(1, ["one", "two"]), makeSection(2, []), makeSection(3, ["three"]),
    ])
    #expect(screen.drawn == "one\ntwo\nthree\n\n")
    provider.provide([makeSection(3, ["three"])])
    #expect(screen.drawn == "three\n\n\n\n")
  }

  @Test func `a provider that has sections before its data source is shown, too`() {
    let provider = ControlledProvider()
    provider.provide([makeSection(1, ["one"])])
    let tableView = UITableView()
    let dataSource = ViewModelDataSource(tableView, dataProvider: provider)
    #expect(tableView.numberOfSections == 1)
    #expect(tableView.numberOfRows(inSection: 0) == 1 && tableView.dataSource === dataSource)
  }

  @Test func `two nested item types with the same name are shown by different cells`() {
    provider.provide([
      ItemSection(
        id: 1, content: 1, items: [First.Item(text: "one"), Second.Item(text: "two")])
    ])
    #expect(screen.drawn == "first: one\nsecond: two\n\n\n")
  }

  @Test func `one item type is shown by two cells, by the style of the section`() {
    screen.dataSource.registerCell(LoudCell.self, style: .loud)
    provider.provide([
      makeSection(1, ["one"]), makeSection(2, ["two"], style: .loud), makeSection(3, ["three"]),
    ])
    #expect(screen.drawn == "one\nTWO\nthree\n\n")
  }

  @Test func `another style or other content replaces the cells of a section, and no others`() {
    screen.dataSource.registerCell(LoudCell.self, style: .loud)
    provider.provide([makeSection(1, ["one"]), makeSection(2, ["two"]), makeSection(3, ["three"])])
    let window = Window(rootViewController: screen, size: Size(width: 20, height: 5))
    let cells = screen.tableView.visibleCells
    provider.provide([
      makeSection(2, ["two"]), makeSection(3, ["new"]), makeSection(1, ["one"], style: .loud),
    ])
    expect(
      window.frame,
      is: """
        ┌─  ───────────────┐
        │ two              │
        │ new              │
        │ ONE              │
        └──────────────────┘
        """)
    let newCells = screen.tableView.visibleCells
    #expect(newCells.count == 3 && newCells[0] === cells[1] && newCells[1] !== cells[2])
  }

  // MARK: - Selection and deletion

  @Test func `a tap on any row selects a section, and a swipe over its first row deletes it`() {
    var log: [String] = []
    provider.provide([
      makeSection(
        1, ["one", "two"], select: { log.append("selected \($0)") },
        delete: { log.append("deleted") })
    ])
    screen.tableView.swipeToDelete(at: Point(column: 0, line: 1))
    screen.tableView.tap(at: Point(column: 0, line: 1))
    screen.tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(log == ["selected 1", "deleted"])
  }

  @Test func `a section without closures is neither highlighted nor deleted`() {
    provider.provide([makeSection(1, ["one"])])
    screen.tableView.tap(at: Point(column: 0, line: 0))
    let row = IndexPath(row: 0, section: 0)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    #expect(!screen.dataSource.tableView(screen.tableView, canEditRowAt: row))
  }

  // MARK: - Registering cells

  @Test func `an item type without a cell in a style stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = DataSourceScreen()
        screen.provider.provide([makeSection(1, ["one"], style: .loud)])
        _ = screen.drawn
      }
    }
    #expect(lastWords(of: result).contains("no cell is registered for TextItem in the style loud"))
  }

  @Test func `an item type with two cells in a style stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { DataSourceScreen().dataSource.registerCell(LoudCell.self) }
    }
    #expect(
      lastWords(of: result).contains(
        "two cells are registered for TextItem in the style standard"))
  }
}

// MARK: -

/// A screen with a table and a data source for texts.
private final class DataSourceScreen: UIViewController {
  let tableView = UITableView()
  let provider = ControlledProvider()
  let dataSource: ViewModelDataSource

  init() {
    dataSource = ViewModelDataSource(tableView, dataProvider: provider)
    super.init(nibName: nil, bundle: nil)
    tableView.size = Size(width: 20, height: 4)
    dataSource.registerCell(TextCell.self)
    dataSource.registerCell(FirstCell.self)
    dataSource.registerCell(SecondCell.self)
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

private final class ControlledProvider: ViewModelDataProvider {
  private(set) var sections: [ItemSection] = []
  let searchText: String? = nil
  var sectionsChanged: () -> Void = {}

  func provide(_ sections: [ItemSection]) {
    self.sections = sections
    sectionsChanged()
  }
}

private func makeSection(
  _ id: Int, _ texts: [String], style: CellStyle = .standard, select: ((Int) -> Void)? = nil,
  delete: (() -> Void)? = nil
) -> ItemSection {
  ItemSection(
    id: id, content: texts, items: texts.map(TextItem.init), style: style, select: select,
    delete: delete)
}

// MARK: -

extension CellStyle {
  fileprivate static let loud = CellStyle(name: "loud")
}

private struct TextItem: ItemViewModel {
  let text: String
}

private enum First {
  struct Item: ItemViewModel {
    let text: String
  }
}

private enum Second {
  struct Item: ItemViewModel {
    let text: String
  }
}

private final class TextCell: UITableViewCell, @MainActor Configurable {
  func configure(with viewModel: TextItem) { textLabel?.text = viewModel.text }
}

private final class LoudCell: UITableViewCell, @MainActor Configurable {
  func configure(with viewModel: TextItem) { textLabel?.text = viewModel.text.uppercased() }
}

private final class FirstCell: UITableViewCell, @MainActor Configurable {
  func configure(with viewModel: First.Item) { textLabel?.text = "first: \(viewModel.text)" }
}

private final class SecondCell: UITableViewCell, @MainActor Configurable {
  func configure(with viewModel: Second.Item) { textLabel?.text = "second: \(viewModel.text)" }
}
