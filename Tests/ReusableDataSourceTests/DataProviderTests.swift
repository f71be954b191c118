import TestSupport
import Testing

@testable import ReusableDataSource

/// The general providers, tested without a table and without employees.
struct DataProviderTests {
  private let one = Item()
  private let two = Item()
  private let three = Item()

  @Test func `an array provider has one section, even if the array is empty`() {
    let provider = ArrayDataProvider([one, two], identifier: 7)
    let empty = ArrayDataProvider([], identifier: 8)
    #expect([provider, empty].map { $0.numberOfSections() } == [1, 1])
    #expect(provider.numberOfRows(inSection: 0) == 2)
    #expect(provider.itemForRow(1, inSection: 0) === two)
    #expect(provider.identifier(ofSection: 0) == 7)
    #expect(provider.content(ofSection: 0) != empty.content(ofSection: 0))
    #expect(!provider.canSelectItem(atRow: 0, inSection: 0))
    #expect(!provider.canDeleteItem(atRow: 0, inSection: 0))
  }

  @Test func `a sectioned provider numbers the sections of its providers in order`() {
    let last = ArrayDataProvider([two, three], identifier: 3)
    let inner = SectionedDataProvider<Int>([ArrayDataProvider([], identifier: 2), last])
    let none = SectionedDataProvider<Int>([])
    let provider = SectionedDataProvider<Int>([
      ArrayDataProvider([one], identifier: 1), none, inner,
    ])
    #expect(provider.numberOfSections() == 3)
    #expect((0..<3).map(provider.numberOfRows(inSection:)) == [1, 0, 2])
    #expect(provider.itemForRow(0, inSection: 0) === one)
    #expect(provider.itemForRow(1, inSection: 2) === three)
    #expect((0..<3).map(provider.identifier(ofSection:)) == [1, 2, 3])
    #expect(provider.content(ofSection: 2) == last.content(ofSection: 0))
  }

  @Test func `a section that no provider has stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let provider = SectionedDataProvider<Int>([ArrayDataProvider([], identifier: 1)])
        _ = provider.numberOfRows(inSection: 2)
      }
    }
    #expect(lastWords(of: result).contains("there is no section 2"))
  }

  private final class Item: ItemViewModel {}
}
