import EmployeeViews
import Employees
import ListRendering

/// A table of workplaces, with the data source and the cells of the list of employees.
///
/// Only an open workplace has a cell of its own.
final class WorkplaceListViewController: UITableViewController {
  private let workplaces: WorkplaceList
  private let contacts: any ContactService
  private let portraits: EmployeePortraits?
  private lazy var dataSource = ViewModelDataSource(
    tableView, dataProvider: workplaces.dataProvider)

  init(
    workplaces: WorkplaceList, contacts: any ContactService, portraits: EmployeePortraits?
  ) {
    self.workplaces = workplaces
    self.contacts = contacts
    self.portraits = portraits
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.registerCell(MessageCell.self)
    dataSource.registerCell(ButtonCell.self)
    dataSource.registerCell(EmployeeWorkplaceCell.self)
    dataSource.registerCell(OpenWorkplaceCell.self, style: .open)
    dataSource.registerCell(EmployeeInfoCell.self, style: .open)
    dataSource.displayDelegate = portraits
    tableView.addRefreshControl { [workplaces] in workplaces.load() }
    workplaces.delegate = self
    workplaces.load()
  }
}

// MARK: -

extension WorkplaceListViewController: WorkplaceListDelegate {
  func workplacesChanged() {
    title = workplaces.title
    tableView.setRefreshing(workplaces.isRefreshing)
  }

  func employeeSelected(_ employee: Employee) {
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }
}

// MARK: -

/// A cell that shows a workplace as the heading of its employees.
final class OpenWorkplaceCell: ItemCell<HeadingView> {}

extension HeadingView: ItemView {
  func show(_ viewModel: EmployeeWorkplaceViewModel) {
    titleLabel.text = viewModel.workplace
  }
}
