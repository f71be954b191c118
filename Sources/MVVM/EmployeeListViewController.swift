import ListRendering
import TableUpdates

/// A view controller that shows the title and the sections of a view model.
///
/// **Knows** the view model and the table.
///
/// **Never knows** an employee, a row or a cell.
///
/// **Article** "Adapting UITableView to MVVM": `ViewController`, with view model and factory
/// injected.
final class EmployeeListViewController: UIViewController {
  private let viewModel: EmployeeListViewModel
  private let tableView: AdaptedTableView
  private var request: Task<Void, Never>?
  private var placeBeforeSearch: TablePlace?

  // MARK: - Assembly

  init(viewModel: EmployeeListViewModel, cellFactory: any AdaptedCellFactory) {
    self.viewModel = viewModel
    tableView = AdaptedTableView(cellFactory: cellFactory)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    viewModel.retryTapped = { [weak self] in self?.load() }
    load()
  }

  // MARK: - Loading

  private func load() {
    request?.cancel()
    request = Task.immediate { [viewModel, weak self] in
      await viewModel.load()
      self?.tableView.refreshControl?.endRefreshing()
    }
  }

  // MARK: - Updating

  /// Runs again whenever the title or the sections of the view model have changed.
  override func updateProperties() {
    title = viewModel.title
    tableView.sections = viewModel.sections
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchTextChanged(searchController.searchBar.text ?? "")
  }

  private func searchTextChanged(_ text: String) {
    if !viewModel.isSearching { placeBeforeSearch = tableView.place }
    viewModel.searchTextChanged(text)
    // The table must show the result before it can scroll to it.
    updatePropertiesIfNeeded()
    if viewModel.isSearching {
      tableView.scrollToBeginning()
    } else if let placeBeforeSearch {
      tableView.restore(placeBeforeSearch)
    }
  }
}
