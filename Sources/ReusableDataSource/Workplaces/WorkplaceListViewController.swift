import EmployeeViews
import Employees
import UIKit

/// A controller of a table of workplaces, with the data source, the cells and three factories of the
/// employee list.
///
/// Only the headings need another kind of row, cell and factory.
final class WorkplaceListViewController: UITableViewController, EmployeeListDataModelDelegate {
  private let model: EmployeeListDataModel
  private let dataSource = TableDataSource<WorkplaceDataProvider>()

  init(model: EmployeeListDataModel) {
    self.model = model
    super.init(style: .plain)
    model.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    dataSource.attach(
      to: tableView,
      factories: [
        CellFactories.heading, CellFactories.info, CellFactories.message,
        CellFactories.retry { [model] in model.load() },
      ])
    tableView.addRefreshControl { [model] in model.load() }
    model.load()
  }

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    let provider = WorkplaceDataProvider(list: list, status: status)
    navigationItem.title = EmployeeListText.workplacesTitle(
      count: list.isLoaded ? provider.workplaces.count : nil)
    dataSource.show(provider)
    tableView.setRefreshing(status.isLoading && list.isLoaded)
  }
}
