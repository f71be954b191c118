import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The data source, tested with items and cells that have no employees.
struct ViewModelDataSourceTests {
  @Test func `the items of one or several providers are shown in their order`() {
    let several = SectionedDataProvider<Int>([
      ArrayDataProvider([TextItem("one")], identifier: 1), ArrayDataProvider([], identifier: 2),
      ArrayDataProvider([TextItem("two")], identifier: 3),
    ])
    let array = ArrayDataProvider([TextItem("one"), TextItem("two")], identifier: 1)
    let providers: [any ViewModelDataProvider<Int>] = [array, several]
    #expect(providers.map { draw($0) } == ["one\ntwo\n\n\n", "one\ntwo\n\n\n"])
  }

  @Test func `two nested item types with the same name are shown by different cells`() {
    let items: [any ItemViewModel] = [First.Item(), Second.Item()]
    #expect(draw(ArrayDataProvider(items, identifier: 1)) == "1: first\n2: second\n\n\n")
  }

  @Test func `a later registration for an item type replaces the earlier one, at any time`() {
    let table = DataSourceScreen()
    table.dataSource.dataProvider = ArrayDataProvider([TextItem("one")], identifier: 1)
    table.dataSource.registerCell(LoudCell.self, identifier: "Loud")
    table.tableView.reloadData()
    #expect(text(of: table.tableView) == "ONE\n\n\n\n")
  }

  @Test func `another provider keeps the cells of sections with the same content`() throws {
    let screen = DataSourceScreen()
    let kept = ArrayDataProvider([TextItem("kept")], identifier: 2)
    let old = ArrayDataProvider([TextItem("old")], identifier: 1)
    let new = ArrayDataProvider([TextItem("new")], identifier: 1)
    screen.dataSource.dataProvider = SectionedDataProvider([old, kept])
    let window = Window(rootViewController: screen, size: Size(width: 20, height: 6))
    let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))

    screen.dataSource.dataProvider = SectionedDataProvider([new, kept])

    #expect(text(of: screen.tableView) == "new\nkept\n\n\n")
    #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    screen.dataSource.dataProvider = SectionedDataProvider([kept, new])
    #expect(window.place(of: "kept") == Point(column: 2, line: 1))
    #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func `selection and deletion report the item and its section, where they are allowed`() {
    let screen = DataSourceScreen()
    let delegate = RecordingDelegate()
    screen.dataSource.delegate = delegate
    for isOpen in [false, true] {
      let provider = OpenProvider([TextItem("one")], isOpen: isOpen)
      screen.dataSource.dataProvider = provider
      screen.tableView.tap(at: Point(column: 0, line: 0))
      screen.tableView.swipeToDelete(at: Point(column: 0, line: 0))
    }
    #expect(delegate.log == ["selected one in 7", "deleted one in 7"])
  }

  @Test func `an item without a registered cell stops the program with its type and index path`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = draw(ArrayDataProvider([TextItem("one"), UnknownItem()], identifier: 1))
      }
    }
    #expect(
      lastWords(of: result).contains(
        "no cell is registered for UnknownItem, the item at {section 0, row 1}"))
  }

  @Test func `a subclass of a registered item type needs its own registration`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = draw(ArrayDataProvider([DetailedItem("one")], identifier: 1)) }
    }
    #expect(lastWords(of: result).contains("no cell is registered for DetailedItem"))
  }

  @Test func `using one identifier for two cell classes stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = DataSourceScreen()
        screen.dataSource.registerCell(TextCell<First.Item>.self, identifier: "Text")
        screen.dataSource.registerCell(TextCell<Second.Item>.self, identifier: "Text")
        let items: [any ItemViewModel] = [First.Item(), Second.Item()]
        screen.dataSource.dataProvider = ArrayDataProvider(items, identifier: 1)
        _ = text(of: screen.tableView)
      }
    }
    #expect(lastWords(of: result).contains("Text is registered for TextCell"))
  }

  @Test func `a factory stops the program for an item of another type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let factory = ConfigurableCellFactory<LoudCell>(cellIdentifier: "Loud")
        let screen = DataSourceScreen()
        screen.dataSource.dataProvider = ArrayDataProvider([TextItem("one")], identifier: 1)
        screen.tableView.register(LoudCell.self, forCellReuseIdentifier: "Loud")
        _ = factory.makeCell(
          for: UnknownItem(), in: screen.tableView, at: IndexPath(row: 0, section: 0))
      }
    }
    #expect(lastWords(of: result).contains("LoudCell shows TextItem, not UnknownItem"))
  }
}

// MARK: -

/// A screen with a table and a data source for texts.
private final class DataSourceScreen: UIViewController {
  let tableView = UITableView()
  let dataSource: ViewModelDataSource<Int>

  init() {
    dataSource = ViewModelDataSource(tableView: tableView)
    super.init(nibName: nil, bundle: nil)
    tableView.size = Size(width: 20, height: 4)
    dataSource.registerCell(TextCell<TextItem>.self, identifier: "Text")
    dataSource.registerCell(TextCell<First.Item>.self, identifier: "First")
    dataSource.registerCell(TextCell<Second.Item>.self, identifier: "Second")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = tableView
  }
}

private func draw(_ provider: any ViewModelDataProvider<Int>) -> String {
  let screen = DataSourceScreen()
  screen.dataSource.dataProvider = provider
  return text(of: screen.tableView)
}

// MARK: -

private final class RecordingDelegate: ViewModelDelegate {
  private(set) var log: [String] = []

  func itemSelected(_ item: any ItemViewModel, inSection identifier: Int) {
    log.append("selected \((item as? TextItem)?.text ?? "-") in \(identifier)")
  }

  func itemDeleted(_ item: any ItemViewModel, inSection identifier: Int) {
    log.append("deleted \((item as? TextItem)?.text ?? "-") in \(identifier)")
  }
}

/// A provider with one section whose items can be selected and deleted, or not.
private final class OpenProvider: ViewModelDataProvider {
  private let items: [any ItemViewModel]
  private let isOpen: Bool

  init(_ items: [any ItemViewModel], isOpen: Bool) {
    self.items = items
    self.isOpen = isOpen
  }

  func numberOfSections() -> Int { 1 }
  func numberOfRows(inSection section: Int) -> Int { items.count }
  func itemForRow(_ row: Int, inSection section: Int) -> any ItemViewModel { items[row] }
  func canSelectItem(atRow row: Int, inSection section: Int) -> Bool { isOpen }
  func canDeleteItem(atRow row: Int, inSection section: Int) -> Bool { isOpen }
  func identifier(ofSection section: Int) -> Int { 7 }
  func content(ofSection section: Int) -> AnyHashable { isOpen }
}

// MARK: -

private protocol TextProviding: ItemViewModel {
  var text: String { get }
}

/// Shows the text of one type of item.
private final class TextCell<Item: TextProviding>: UITableViewCell, Configurable {
  var viewModel: Item? { didSet { textLabel?.text = viewModel?.text } }
}

/// Shows the text of the same type of item in capital letters.
private final class LoudCell: UITableViewCell, Configurable {
  var viewModel: TextItem? { didSet { textLabel?.text = viewModel?.text.uppercased() } }
}

private class TextItem: TextProviding {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class DetailedItem: TextItem {}

private enum First {
  final class Item: TextProviding { let text = "1: first" }
}

private enum Second {
  final class Item: TextProviding { let text = "2: second" }
}

private final class UnknownItem: ItemViewModel {}
