import TestSupport
import Testing

@testable import ReusableDataSource

/// The provider of an array, tested without a table and without employees.
@Suite(.withoutScreen) struct ArrayDataProviderTests {
  @Test func `other sections are announced when the provider has them`() {
    let provider = ArrayDataProvider()
    var counts: [Int] = []
    provider.sectionsChanged = { [unowned provider] in counts.append(provider.sections.count) }
    provider.sections = [ItemSection(id: 1, content: 1, items: [])]
    provider.sections = []
    #expect(counts == [1, 0])
    #expect(provider.searchText == nil)
  }
}
