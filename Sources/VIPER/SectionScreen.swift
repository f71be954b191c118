import Diffing
import ListRendering
import TableUpdates

/// A screen that shows sections in a table or in a collection.
///
/// **Article** "VIPER and UITableView / UICollectionView" feeds both with the same section models.
protocol SectionScreen: UIViewController, EmployeeListViewInput {
  var output: any EmployeeListViewOutput { get }

  /// The table or the collection.
  var listView: any SectionedList { get }

  var sections: [any SectionRowsRepresentable] { get set }
  var rememberedPlace: TablePlace? { get set }
}

// MARK: -

extension SectionScreen {
  /// Adds the control that reloads the list, and the search field.
  func addControls(searchResultsUpdater: any UISearchResultsUpdating) {
    listView.refreshControl = UIRefreshControl()
    listView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.output.pulledToRefresh() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = searchResultsUpdater
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    listView.keyboardDismissMode = .onDrag
  }

  func row(at indexPath: IndexPath) -> any CellIdentifiable {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Updating

  func show(title: String) {
    self.title = title
  }

  func updateForSections(_ newSections: [any SectionRowsRepresentable]) {
    let changes = SectionChanges(
      from: sections, to: newSections, id: { $0.identifier },
      isSame: { $0.hasSameContent(as: $1) })
    listView.apply(changes) { self.sections = newSections }
  }

  func endRefreshing() {
    listView.refreshControl?.endRefreshing()
  }

  func rememberPlace() {
    rememberedPlace = listView.place { section in sections[section].identifier }
  }

  func restorePlace() {
    guard let rememberedPlace else { return }
    listView.restore(rememberedPlace) { section in sections[section].identifier }
  }

  func showBeginning() {
    listView.scrollToBeginning()
  }
}
