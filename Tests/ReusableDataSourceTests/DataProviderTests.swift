import IndexPaths
import Testing

@testable import ReusableDataSource

/// The general providers, tested without a table and without employees.
struct DataProviderTests {
  private let one = Item()
  private let two = Item()
  private let three = Item()

  @Test func `an array provider has one section, even if the array is empty`() {
    let provider = ArrayDataProvider([one, two])
    #expect([provider, ArrayDataProvider([])].map { $0.numberOfSections() } == [1, 1])
    #expect(provider.numberOfRows(inSection: 0) == 2)
    #expect(provider.itemForRow(at: IndexPath(row: 1, section: 0)) === two)
  }

  @Test func `a sectioned provider numbers the sections of its providers in order`() {
    let inner = SectionedDataProvider([ArrayDataProvider([]), ArrayDataProvider([two, three])])
    let none = SectionedDataProvider([])
    let provider = SectionedDataProvider([ArrayDataProvider([one]), none, inner])
    #expect(provider.numberOfSections() == 3)
    #expect((0..<3).map(provider.numberOfRows(inSection:)) == [1, 0, 2])
    #expect(provider.itemForRow(at: IndexPath(row: 0, section: 0)) === one)
    #expect(provider.itemForRow(at: IndexPath(row: 1, section: 2)) === three)
  }

  private final class Item: ItemViewModel {}
}
