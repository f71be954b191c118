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

  // MARK: - Assembly

  init(viewModel: EmployeeListViewModel, cellFactory: any AdaptedCellFactory) {
    self.viewModel = viewModel
    self.cellFactory = cellFactory
    super.init()
    title = viewModel.title
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    tableView.setup()
    tableView.cellFactory = cellFactory
    tableView.viewModel = viewModel
    tableView.refreshControl = RefreshControl { [viewModel] in viewModel.load() }
    viewModel.titleChanged = { [weak self] in self?.titleChanged() }
    viewModel.load()
  }

  // MARK: - Loading

  private func titleChanged() {
    title = viewModel.title
  }
}
