import EmployeePresentation
import EmployeeViews
import Employees
import ListRendering

/// A controller of a table of workplaces, with the data source and the factories of the employee list.
///
/// A tap opens a workplace and shows its employees. Only the heading of an open workplace needs another
/// row and another factory.
final class WorkplaceListViewController: UITableViewController, EmployeeListDataModelDelegate {
  private let model: EmployeeListDataModel
  private let contacts: any ContactService
  private let portraits: EmployeePortraits?
  private let dataSource = TableDataSource(WorkplaceDataProvider())

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
        CellFactories.message, CellFactories.retry { [model] in model.load() },
      ])
    if portraits != nil { tableView.prefetchDataSource = self }
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
    switch dataSource.sectionID(at: indexPath) {
    case .status:
      break
    case .workplace(let name):
      dataSource.provider.openNames.formSymmetricDifference([name])
    case .employee(let id, workplace: _):
      guard let employee = model.employee(id) else { return }
      navigationController?.pushViewController(
        EmployeeProfileViewController(employee, contacts: contacts), animated: true)
    }
  }

  // MARK: - Updating

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    let provider = WorkplaceDataProvider(
      list: list, status: status, openNames: dataSource.provider.openNames)
    navigationItem.title = provider.title
    dataSource.provider = provider
    tableView.setRefreshing(provider.isRefreshing)
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    portraits?.willDisplay(cell, of: dataSource.sectionID(at: indexPath).employeeID)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    portraits?.didEndDisplaying(cell)
  }
}

extension WorkplaceListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    portraits?.prefetch(dataSource.sectionIDs(at: indexPaths).compactMap(\.employeeID))
  }
}
