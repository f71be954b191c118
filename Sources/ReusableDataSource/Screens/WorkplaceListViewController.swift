import EmployeePresentation
import EmployeeViews
import Employees
import ListRendering

/// A table of workplaces, with the data source and the factories of the list of employees.
///
/// Only the heading of an open workplace needs another row and another factory.
final class WorkplaceListViewController: UITableViewController, EmployeeListDataModelDelegate {
  private let model: EmployeeListDataModel
  private let contacts: any ContactService
  private let portraits: EmployeePortraits?
  private let dataSource = TableDataSource<WorkplaceSectionID>()
  private var dataProvider = WorkplaceDataProvider()

  init(model: EmployeeListDataModel, contacts: any ContactService, portraits: EmployeePortraits?) {
    self.model = model
    self.contacts = contacts
    self.portraits = portraits
    super.init(style: .plain)
    model.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.attach(
      to: tableView,
      factories: [
        CellFactories.info, CellFactories.workplace, CellFactories.heading,
        CellFactories.message, CellFactories.button { [model] _ in model.load() },
      ])
    tableView.prefetchDataSource = self
    tableView.addRefreshControl { [model] in model.load() }
    model.load()
  }

  // MARK: - Selection

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    dataSource.row(at: indexPath).isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let row = dataSource.row(at: indexPath) as? EmployeeInfoRow {
      guard let employee = model.employee(row.employeeID) else { return }
      navigationController?.pushViewController(
        EmployeeProfileViewController(employee, contacts: contacts), animated: true)
    } else {
      dataProvider.toggle(dataSource.sectionID(at: indexPath))
      dataSource.show(dataProvider)
    }
  }

  // MARK: - Updating

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    dataProvider.list = list
    dataProvider.status = status
    navigationItem.title = dataProvider.title
    dataSource.show(dataProvider)
    tableView.setRefreshing(EmployeeListPresentation(of: list, status).isRefreshing)
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    portraits?.willDisplay(cell, for: dataSource.row(at: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    portraits?.didEndDisplaying(cell)
  }
}

extension WorkplaceListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    portraits?.prefetch(dataSource.rows(at: indexPaths))
  }
}
