import ListRendering
import TableUpdates

/// A screen that shows sections in a table or in a collection.
///
/// **Article** "VIPER and UITableView / UICollectionView" feeds both with the same section models.
protocol SectionScreen: UIViewController, EmployeeListViewInput {
  var output: any EmployeeListViewOutput { get }

  /// The table or the collection.
  var listView: any SectionedList { get }

  /// What the table or the collection shows.
  var adapter: SectionListAdapter { get }
}

// MARK: -

extension SectionScreen where Self: UISearchResultsUpdating {
  /// Adds the control that reloads the list, and the search field.
  func addControls() {
    listView.refreshControl = UIRefreshControl()
    listView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.output.pulledToRefresh() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    listView.keyboardDismissMode = .onDrag
  }
}

// MARK: - Updating

extension SectionScreen {
  func show(title: String) {
    self.title = title
  }

  func updateForSections(_ sections: [any SectionRowsRepresentable]) {
    adapter.show(sections)
  }

  func endRefreshing() {
    listView.refreshControl?.endRefreshing()
  }

  func rememberPlace() {
    adapter.rememberPlace()
  }

  func restorePlace() {
    adapter.restorePlace()
  }

  func showBeginning() {
    listView.scrollToBeginning()
  }
}
