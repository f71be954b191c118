import ListRendering

/// The view side: it connects a view model and a cell factory to an adapted table view.
///
/// **Knows** the view model and the table.
///
/// **Never knows** an employee, a row or a cell.
///
/// **Article** "Adapting UITableView to MVVM": `ViewController`, with both injected.
final class EmployeeListViewController: ViewController {
  private let tableView = AdaptedTableView()
  private let viewModel: EmployeeListViewModel
  private let cellFactory: any AdaptedCellFactory
  private var stateBeforeSearch: TableView.RestorableState?

  // MARK: - Assembly

  init(viewModel: EmployeeListViewModel, cellFactory: any AdaptedCellFactory) {
    self.viewModel = viewModel
    self.cellFactory = cellFactory
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    tableView.setup()
    tableView.cellFactory = cellFactory
    tableView.viewModel = viewModel
    tableView.refreshControl = RefreshControl { [viewModel] in viewModel.load() }
    searchBar = SearchBar { [weak self] text in self?.searchTextChanged(text) }
    viewModel.titleChanged = { [weak self] in self?.titleChanged() }
    viewModel.load()
  }

  // MARK: - Updating

  private func titleChanged() {
    title = viewModel.title
  }

  // MARK: - Searching

  private func searchTextChanged(_ text: String) {
    if !viewModel.isSearching { stateBeforeSearch = tableView.restorableState }
    viewModel.searchTextChanged(text)
    if viewModel.isSearching {
      tableView.scrollToTop()
    } else if let stateBeforeSearch {
      tableView.restore(stateBeforeSearch)
    }
  }
}
