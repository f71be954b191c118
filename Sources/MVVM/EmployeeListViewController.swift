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
  private var placeBeforeSearch: TablePlace?

  init(viewModel: EmployeeListViewModel, cellFactory: any AdaptedCellFactory) {
    self.viewModel = viewModel
    tableView = AdaptedTableView(cellFactory: cellFactory)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.viewModel.load() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    tableView.keyboardDismissMode = .onDrag
    viewModel.load()
  }

  // MARK: - Updating

  /// Shows the view model, and runs again whenever a property that it read has changed.
  override func updateProperties() {
    super.updateProperties()
    title = viewModel.title
    tableView.show(viewModel.sections)
    if !viewModel.isLoading { tableView.refreshControl?.endRefreshing() }
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  /// Shows the beginning of the results, and after the search the place before it.
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != viewModel.query else { return }
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
