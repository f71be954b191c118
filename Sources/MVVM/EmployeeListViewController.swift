import ListRendering

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
  private var stateBeforeSearch: UITableView.RestorableState?

  // MARK: - Assembly

  init(viewModel: EmployeeListViewModel, cellFactory: any AdaptedCellFactory) {
    self.viewModel = viewModel
    tableView = AdaptedTableView(cellFactory: cellFactory)
  }

  deinit {
    request?.cancel()
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    tableView.refreshControl = UIRefreshControl { [weak self] in self?.load() }
    searchBar = UISearchBar { [weak self] text in self?.searchTextChanged(text) }
    viewModel.retryTapped = { [weak self] in self?.load() }
    load()
  }

  // MARK: - Loading

  private func load() {
    request?.cancel()
    request = Task.immediate { [viewModel] in await viewModel.load() }
  }

  // MARK: - Updating

  /// Runs again whenever the title or the sections of the view model have changed.
  override func updateProperties() {
    title = viewModel.title
    tableView.sections = viewModel.sections
  }

  // MARK: - Searching

  private func searchTextChanged(_ text: String) {
    if !viewModel.isSearching { stateBeforeSearch = tableView.restorableState }
    viewModel.searchTextChanged(text)
    // The table must show the result before it can scroll to it.
    updatePropertiesIfNeeded()
    if viewModel.isSearching {
      tableView.scrollToTop()
    } else if let stateBeforeSearch {
      tableView.restore(stateBeforeSearch)
    }
  }
}
