import EmployeeViews
import ListRendering

/// A screen that binds an adapted table to a view model.
final class EmployeeListViewController: UITableViewController {
  private let viewModel: EmployeeListViewModel
  private let adaptedTableView: AdaptedTableView

  init(viewModel: EmployeeListViewModel, cellFactory: any AdaptedCellFactory) {
    self.viewModel = viewModel
    adaptedTableView = AdaptedTableView(cellFactory: cellFactory)
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// The table is its own data source and delegate, so the methods that this class inherits for both
  /// are never called.
  override func loadView() {
    tableView = adaptedTableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.addRefreshControl { [viewModel] in viewModel.load() }
    addSearchField { [viewModel] text in viewModel.search(text) }
    viewModel.load()
  }

  // MARK: - Updating

  /// The binding: UIKit, since iOS 26, notes which properties of the view model this method reads,
  /// and calls it again, before the screen is next drawn, when one of them has changed.
  override func updateProperties() {
    super.updateProperties()
    title = viewModel.title
    adaptedTableView.show(viewModel.sections, searchText: viewModel.searchText)
    tableView.setRefreshing(viewModel.isRefreshing)
  }
}
