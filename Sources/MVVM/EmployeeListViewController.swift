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
    listView.show(viewModel.sections)
    if !viewModel.isLoading { listView.refreshControl?.endRefreshing() }
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  /// Shows the beginning of the results, and after the search the place before it.
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != viewModel.query else { return }
    if !viewModel.isSearching { placeBeforeSearch = listView.place }
    viewModel.searchTextChanged(text)
    // The list must show the result before it can scroll to it.
    updatePropertiesIfNeeded()
    if viewModel.isSearching {
      listView.scrollToBeginning()
    } else if let placeBeforeSearch {
      listView.restore(placeBeforeSearch)
    }
  }
}
