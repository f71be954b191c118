import IndexPaths

/// A provider for a flat array, shown as one section.
///
/// **Article** The series on a reusable data source, part 2: `ArrayDataProvider`.
final class ArrayDataProvider: ViewModelDataProvider {
  private let items: [any ItemViewModel]

  init(_ items: [any ItemViewModel]) {
    self.items = items
  }

  // MARK: - Counting

  func numberOfSections() -> Int { 1 }

  func numberOfRows(inSection section: Int) -> Int { items.count }

  // MARK: - Making cells

  func itemForRow(at indexPath: IndexPath) -> any ItemViewModel { items[indexPath.row] }
}
