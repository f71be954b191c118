import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The data source alone: any view models, any cells, no employee and no screen.
struct ViewModelDataSourceTests {
  @Test func `a flat array is one section`() {
    #expect(draw(ArrayDataProvider([TextItem("one"), TextItem("two")])) == "one\ntwo\n\n\n")
  }

  @Test func `sections follow one another, empty ones too`() {
    let sections: [[ItemViewModel]] = [[TextItem("one")], [], [TextItem("two")]]
    #expect(draw(SectionedDataProvider(sections)) == "one\ntwo\n\n\n")
  }

  @Test func `nested types of one name do not collide`() {
    let items: [ItemViewModel] = [First.Item(), Second.Item()]
    #expect(draw(ArrayDataProvider(items)) == "first\nsecond\n\n\n")
  }

  @Test func `a subclass of a registered view model is found, twice as well as once`() {
    let items = [DetailedTextItem("detailed"), DetailedTextItem("again")]
    #expect(draw(ArrayDataProvider(items)) == "detailed\nagain\n\n\n")
  }

  @Test func `the nearest registered superclass decides`() {
    let items: [ItemViewModel] = [ShoutedItem("loud"), ShoutedLaterItem("louder")]
    #expect(draw(ArrayDataProvider(items)) == "LOUD\nLOUDER\n\n\n")
  }

  @Test func `a view model without a cell stops the program and is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = draw(ArrayDataProvider([TextItem("one"), UnknownItem()]))
      }
    }
    #expect(
      lastWords(of: result).contains(
        "no cell is registered for UnknownItem, the item at {section 0, row 1}"))
  }
}

// MARK: -

private func draw(_ provider: any ViewModelDataProvider) -> String {
  let dataSource = ViewModelDataSource()
  dataSource.registerCell(TextCell<TextItem>.self, identifier: "Text")
  dataSource.registerCell(TextCell<ShoutedItem>.self, identifier: "Shouted")
  dataSource.registerCell(TextCell<First.Item>.self, identifier: "First")
  dataSource.registerCell(TextCell<Second.Item>.self, identifier: "Second")
  dataSource.show(provider)
  let tableView = TableView()
  tableView.size = Size(width: 20, height: 4)
  dataSource.attach(to: tableView)
  return text(of: tableView)
}

// MARK: -

/// A cell that shows the text of one type of item.
private final class TextCell<Item: TextProviding>: TableViewCell, Configurable {
  private let label = Label()
  override var contentView: View { label }
  var viewModel: Item? { didSet { label.text = viewModel?.text } }
}

private protocol TextProviding: ItemViewModel {
  var text: String { get }
}

private class TextItem: ItemViewModel, TextProviding {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class DetailedTextItem: TextItem {}

private class ShoutedItem: TextItem {
  override init(_ text: String) { super.init(text.uppercased()) }
}

private final class ShoutedLaterItem: ShoutedItem {}

private enum First {
  final class Item: ItemViewModel, TextProviding { let text = "first" }
}

private enum Second {
  final class Item: ItemViewModel, TextProviding { let text = "second" }
}

private final class UnknownItem: ItemViewModel {}
