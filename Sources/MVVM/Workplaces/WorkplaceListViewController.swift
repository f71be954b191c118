import EmployeeViews
import UIKit

/// A view of the workplaces, with an adapted table of its own.
///
/// It has no method of a data source, and registers no cell.
final class WorkplaceListViewController: UITableViewController {
  private let viewModel: WorkplaceListViewModel
  private lazy var adaptedTableView = AdaptedTableView<WorkplaceListSection>(
    cellFactory: WorkplaceCellFactory { [viewModel] in viewModel.retryTapped() },
    content: { [viewModel] in viewModel.content })

  init(viewModel: WorkplaceListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    tableView = adaptedTableView
    tableView.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    adaptedTableView.enableRefreshing { [viewModel] in viewModel.pulledToRefresh() }
    viewModel.viewLoaded()
  }

  override func updateProperties() {
    super.updateProperties()
    navigationItem.title = viewModel.content.title
  }
}
