/// A provider that shows the sections of several providers, one after the other.
///
/// ```swift
/// SectionedDataProvider([status, employees])
/// ```
///
/// **Article** None: the provider of the article has one section.
final class SectionedDataProvider<SectionID: Hashable>: ViewModelDataProvider {
  private let providers: [any ViewModelDataProvider<SectionID>]

  init(_ providers: [any ViewModelDataProvider<SectionID>]) {
    self.providers = providers
  }

  /// Returns the provider of a section, and the number of the section in this provider.
  private func provider(
    ofSection section: Int
  ) -> (any ViewModelDataProvider<SectionID>, section: Int) {
    var rest = section
    for provider in providers {
      let count = provider.numberOfSections()
      if rest < count { return (provider, rest) }
      rest -= count
    }
    fatalError("there is no section \(section)")
  }

  // MARK: - Rows

  func numberOfSections() -> Int {
    providers.reduce(0) { $0 + $1.numberOfSections() }
  }

  func numberOfRows(inSection section: Int) -> Int {
    let (provider, section) = provider(ofSection: section)
    return provider.numberOfRows(inSection: section)
  }

  func itemForRow(_ row: Int, inSection section: Int) -> any ItemViewModel {
    let (provider, section) = provider(ofSection: section)
    return provider.itemForRow(row, inSection: section)
  }

  func cellStyle(forRow row: Int, inSection section: Int) -> CellStyle {
    let (provider, section) = provider(ofSection: section)
    return provider.cellStyle(forRow: row, inSection: section)
  }

  func headerItem(ofSection section: Int) -> (any ItemViewModel)? {
    let (provider, section) = provider(ofSection: section)
    return provider.headerItem(ofSection: section)
  }

  // MARK: - Selection

  func canSelectItem(atRow row: Int, inSection section: Int) -> Bool {
    let (provider, section) = provider(ofSection: section)
    return provider.canSelectItem(atRow: row, inSection: section)
  }

  func canDeleteItem(atRow row: Int, inSection section: Int) -> Bool {
    let (provider, section) = provider(ofSection: section)
    return provider.canDeleteItem(atRow: row, inSection: section)
  }

  // MARK: - Updating

  func identifier(ofSection section: Int) -> SectionID {
    let (provider, section) = provider(ofSection: section)
    return provider.identifier(ofSection: section)
  }

  func content(ofSection section: Int) -> AnyHashable {
    let (provider, section) = provider(ofSection: section)
    return provider.content(ofSection: section)
  }
}
