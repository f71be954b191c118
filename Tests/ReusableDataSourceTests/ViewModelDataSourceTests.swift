import Diffing
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The data source, tested with items and cells that have no employees.
struct ViewModelDataSourceTests {
  @Test func `the items of one or several providers are shown in their order`() {
    let one = ArrayDataProvider([TextItem("one")])
    let several = SectionedDataProvider([
      one, ArrayDataProvider([]), ArrayDataProvider([TextItem("two")]),
    ])
    let array = ArrayDataProvider([TextItem("one"), TextItem("two")])
    let providers: [any ViewModelDataProvider] = [array, several]
    #expect(providers.map { draw($0) } == ["one\ntwo\n\n\n", "one\ntwo\n\n\n"])
  }

  @Test func `two nested item types with the same name are shown by different cells`() {
    let items: [any ItemViewModel] = [First.Item(), Second.Item()]
    #expect(draw(ArrayDataProvider(items)) == "1: first\n2: second\n\n\n")
  }

  @Test func `a later registration for an item type replaces the earlier one`() {
    let dataSource = ViewModelDataSource()
    dataSource.registerCell(TextCell<TextItem>.self, identifier: "Text")
    dataSource.registerCell(LoudCell.self, identifier: "Loud")
    #expect(draw(ArrayDataProvider([TextItem("one")]), with: dataSource) == "ONE\n\n\n\n")
  }

  @Test func `showing a new provider with changes keeps the cells of unchanged sections`() throws {
    let dataSource = makeDataSource()
    let kept = ArrayDataProvider([TextItem("kept")])
    dataSource.show(SectionedDataProvider([ArrayDataProvider([TextItem("old")]), kept]))
    let tableView = show(dataSource)
    let cell = try #require(tableView.cellForRow(at: IndexPath(row: 0, section: 1)))

    var changes = SectionChanges()
    changes.reload(0)
    dataSource.show(
      SectionedDataProvider([ArrayDataProvider([TextItem("new")]), kept]), changes: changes)

    #expect(text(of: tableView) == "new\nkept\n\n\n")
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
  }

  @Test func `without a delegate, no row can be selected or deleted`() {
    let dataSource = makeDataSource(showing: ArrayDataProvider([TextItem("one")]))
    let tableView = show(dataSource)
    let row = IndexPath(row: 0, section: 0)
    let selected = dataSource.tableView(tableView, willSelectRowAt: row)
    #expect(selected == nil && !dataSource.tableView(tableView, canEditRowAt: row))
  }

  @Test func `an item without a registered cell stops the program with its type and index path`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = draw(ArrayDataProvider([TextItem("one"), UnknownItem()]))
      }
    }
    #expect(
      lastWords(of: result).contains(
        "no cell is registered for UnknownItem, the item at {section 0, row 1}"))
  }

  @Test func `a subclass of a registered item type needs its own registration`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = draw(ArrayDataProvider([DetailedItem("one")])) }
    }
    #expect(lastWords(of: result).contains("no cell is registered for DetailedItem"))
  }

  @Test func `using one identifier for two cell classes stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dataSource = ViewModelDataSource()
        dataSource.registerCell(TextCell<First.Item>.self, identifier: "Text")
        dataSource.registerCell(TextCell<Second.Item>.self, identifier: "Text")
        let items: [any ItemViewModel] = [First.Item(), Second.Item()]
        _ = draw(ArrayDataProvider(items), with: dataSource)
      }
    }
    #expect(lastWords(of: result).contains("Text is registered for TextCell"))
  }

  @Test func `a factory stops the program for an item of another type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let factory = ConfigurableCellFactory<LoudCell>(cellIdentifier: "Loud")
        let dataSource = makeDataSource(showing: ArrayDataProvider([TextItem("one")]))
        let tableView = show(dataSource)
        factory.registerCell(in: tableView)
        withExtendedLifetime(dataSource) {
          _ = factory.makeCell(
            for: UnknownItem(), in: tableView, at: IndexPath(row: 0, section: 0))
        }
      }
    }
    #expect(lastWords(of: result).contains("LoudCell shows TextItem, not UnknownItem"))
  }
}

// MARK: -

private func makeDataSource(
  showing provider: any ViewModelDataProvider = ArrayDataProvider([])
) -> ViewModelDataSource {
  let dataSource = ViewModelDataSource()
  dataSource.registerCell(TextCell<TextItem>.self, identifier: "Text")
  dataSource.registerCell(TextCell<First.Item>.self, identifier: "First")
  dataSource.registerCell(TextCell<Second.Item>.self, identifier: "Second")
  dataSource.show(provider)
  return dataSource
}

private func show(_ dataSource: ViewModelDataSource) -> UITableView {
  let tableView = UITableView()
  tableView.size = Size(width: 20, height: 4)
  dataSource.attach(to: tableView)
  return tableView
}

private func draw(
  _ provider: any ViewModelDataProvider, with dataSource: ViewModelDataSource = makeDataSource()
) -> String {
  dataSource.show(provider)
  let tableView = show(dataSource)
  return withExtendedLifetime(dataSource) { text(of: tableView) }
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
