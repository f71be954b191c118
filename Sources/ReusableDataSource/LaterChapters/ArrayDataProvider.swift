/// A provider for a flat array, shown as one section.
///
/// Another array provider with the same identifier replaces all rows, because the items themselves
/// cannot be compared.
///
/// **Article** The series on a reusable data source, part 2: `ArrayDataProvider`.
final class ArrayDataProvider<SectionID: Hashable>: ViewModelDataProvider {
  private let items: [any ItemViewModel]
  private let identifier: SectionID

  init(_ items: [any ItemViewModel], identifier: SectionID) {
    self.items = items
    self.identifier = identifier
  }

  // MARK: - Rows

  func numberOfSections() -> Int { 1 }

  func numberOfRows(inSection section: Int) -> Int { items.count }

  func itemForRow(_ row: Int, inSection section: Int) -> any ItemViewModel { items[row] }

  // MARK: - Updating

  func identifier(ofSection section: Int) -> SectionID { identifier }

  func content(ofSection section: Int) -> AnyHashable { ObjectIdentifier(self) }
}
