import Diffing
import ListRendering
import TableUpdates

/// An adapter that shows sections in a table or in a collection, and keeps their place.
///
/// **Knows** the sections, and the table or the collection.
///
/// **Never knows** a row, an employee or the presenter.
///
/// **Article** "VIPER and UITableView / UICollectionView" feeds both with the same section models.
final class SectionListAdapter {
  private(set) var sections: [any SectionRowsRepresentable] = []

  private let listView: any SectionedList
  private var rememberedPlace: TablePlace?

  init(_ listView: any SectionedList) {
    self.listView = listView
  }

  /// Returns the model of a row, `nil` if the list has become shorter.
  func row(at indexPath: IndexPath) -> (any CellIdentifiable)? {
    guard indexPath.section < sections.count else { return nil }
    let rows = sections[indexPath.section].rows
    return indexPath.row < rows.count ? rows[indexPath.row] : nil
  }

  // MARK: - Updating

  /// Compares sections with those before, and shows the difference.
  func show(_ newSections: [any SectionRowsRepresentable]) {
    let changes = SectionChanges(
      from: sections, to: newSections, id: { $0.identifier },
      isSame: { $0.hasSameContent(as: $1) })
    listView.apply(changes) { self.sections = newSections }
  }

  func rememberPlace() {
    rememberedPlace = listView.place { section in sections[section].identifier }
  }

  func restorePlace() {
    guard let rememberedPlace else { return }
    listView.restore(rememberedPlace) { section in sections[section].identifier }
  }
}
