import ListRendering
import TableUpdates

/// A view controller that shows the title and the sections of a view model.
///
/// **Knows** the view model, and the table or collection.
///
/// **Never knows** an employee, a row or a cell.
///
/// **Article** "Adapting UITableView to MVVM": `ViewController`, with view model and factory
/// injected.
final class EmployeeListViewController: UIViewController {
  private let viewModel: EmployeeListViewModel
  private let listView: any AdaptedListView
  private var shownQuery = ""
  private var placeBeforeSearch: TablePlace?

  /// Creates the screen with a table or a collection.
  init(viewModel: EmployeeListViewModel, listView: any AdaptedListView) {
    self.viewModel = viewModel
    self.listView = listView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = listView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.refreshControl = UIRefreshControl()
    listView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.viewModel.load() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    listView.keyboardDismissMode = .onDrag
    viewModel.load()
  }

  // MARK: - Updating

  /// Shows the view model, and runs again whenever a property that it read has changed.
  override func updateProperties() {
    super.updateProperties()
    title = viewModel.title
    // The list has a place to come back to before it shows results, and scrolls afterwards.
    if viewModel.isSearching, placeBeforeSearch == nil { placeBeforeSearch = listView.place }
    listView.show(viewModel.sections)
    showSearch()
    if !viewModel.isLoading { listView.refreshControl?.endRefreshing() }
  }

  // MARK: - Searching

  /// Shows the beginning of new results, and after the search the place before it.
  private func showSearch() {
    guard viewModel.query != shownQuery else { return }
    shownQuery = viewModel.query
    if viewModel.isSearching {
      listView.scrollToBeginning()
    } else if let placeBeforeSearch {
      listView.restore(placeBeforeSearch)
      self.placeBeforeSearch = nil
    }
  }
}

// MARK: -

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    viewModel.searchTextChanged(searchController.searchBar.text ?? "")
  }
}
