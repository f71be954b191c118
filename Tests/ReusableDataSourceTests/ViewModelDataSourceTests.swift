import Employees
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

  @Test func `one item type is shown by two cells, chosen by the style of the row`() {
    let screen = DataSourceScreen()
    screen.dataSource.registerCell(LoudCell.self, identifier: "Loud", style: .compact)
    screen.dataSource.dataProvider = OpenProvider(
      [TextItem("one"), TextItem("two"), TextItem("three")],
      styles: [.standard, .compact, .standard])
    #expect(text(of: screen.tableView) == "one\nTWO\nthree\n\n")
  }

  @Test func `an employee has a compact cell, too`() {
    let screen = DataSourceScreen()
    screen.dataSource.registerCell(CompactInfoCell.self, identifier: "Compact", style: .compact)
    screen.dataSource.dataProvider = OpenProvider(
      [
        EmployeeInfoViewModel(.ada, portraits: nil),
        EmployeeInfoViewModel(.hypatia, portraits: nil),
      ],
      styles: [.compact, .compact])
    #expect(text(of: screen.tableView) == "▣ Ada Lovelace\n□ Hypatia\n\n\n")
  }

  @Test func `an item type without a cell in a style, or with two, stops the program`() async {
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = DataSourceScreen()
        screen.dataSource.dataProvider = OpenProvider([TextItem("one")], styles: [.compact])
        _ = text(of: screen.tableView)
      }
    }
    let ambiguous = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        DataSourceScreen().dataSource.registerCell(LoudCell.self, identifier: "Loud")
      }
    }
    #expect(
      lastWords(of: missing).contains(
        "no cell is registered for TextItem in the style compact, the item at"))
    #expect(
      lastWords(of: ambiguous).contains(
        "two cells are registered for TextItem in the style standard"))
  }

  @Test func `handlers of a type take its selection from the delegate, and set its height`() {
    let screen = DataSourceScreen()
    let delegate = RecordingDelegate()
    var selected: [String] = []
    screen.dataSource.delegate = delegate
    screen.dataSource.onSelection(of: First.Item.self) { item, section in
      selected.append("\(item.text) in \(section)")
    }
    screen.dataSource.setHeight(of: TextItem.self) { $0.text.count > 3 ? 2 : 1 }
    screen.dataSource.dataProvider = OpenProvider([TextItem("long"), First.Item(), TextItem("x")])
    #expect(text(of: screen.tableView) == "long\n\n1: first\nx\n")
    for line in [0, 2] { screen.tableView.tap(at: Point(column: 0, line: line)) }
    #expect((selected, delegate.log) == (["1: first in 7"], ["selected long in 7"]))
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
        "no cell is registered for UnknownItem in the style standard, the item at {section 0, row 1}"
      ))
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
        screen.dataSource.registerCell(TextCell<First.Item>.self, identifier: "-", style: .compact)
        screen.dataSource.registerCell(TextCell<Second.Item>.self, identifier: "-", style: .compact)
        let items: [any ItemViewModel] = [First.Item(), Second.Item()]
        screen.dataSource.dataProvider = OpenProvider(items, styles: [.compact, .compact])
        _ = text(of: screen.tableView)
      }
    }
    #expect(lastWords(of: result).contains("- is registered for TextCell"))
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
  private let styles: [CellStyle]

  init(_ items: [any ItemViewModel], isOpen: Bool = true, styles: [CellStyle] = []) {
    self.items = items
    self.isOpen = isOpen
    self.styles = styles
  }

  func cellStyle(forRow row: Int, inSection section: Int) -> CellStyle {
    row < styles.count ? styles[row] : .standard
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
