import EmployeeViews
import Employees
import UIKit

/// A controller that handles the taps, opens the profiles, and names the factories of its table.
///
/// It asks the model to load, search and delete. A provider makes the rows, and a data source answers
/// the table in place of the controller, which stays the table's delegate.
class EmployeeListViewController: UITableViewController, EmployeeListDataModelDelegate {
  // Not private, for the chapter Portraits.
  let dataSource = TableDataSource<EmployeeDataProvider>()

  private let model: EmployeeListDataModel
  private let contacts: any ContactService

  init(model: EmployeeListDataModel, contacts: any ContactService) {
    self.model = model
    self.contacts = contacts
    super.init(style: .plain)
    model.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Loading

  override func viewDidLoad() {
    super.viewDidLoad()
    // The model holds this controller weakly, so closures that hold the model make no cycle.
    dataSource.attach(
      to: tableView,
      factories: [
        CellFactories.info.selectable.deletable, CellFactories.workplace.selectable,
        CellFactories.message,
        CellFactories.retry { [model] in model.load() },
        CellFactories.contact { [weak self] button in self?.tapped(button) },
      ])
    dataSource.onDelete = { [weak self] id in self?.deleteTapped(id) }
    tableView.addRefreshControl { [model] in model.load() }
    addSearchField { [model] text in model.search(text) }
    model.load()
  }

  // MARK: - Taps

  /// Does what a button asks for.
  ///
  /// A row has only what it shows, so that a new number alone updates no row. The model has the latest.
  private func tapped(_ button: ContactRow.Button) {
    switch button {
    case .call(let id):
      if let phone = model.employee(id)?.phone { contacts.call(phone, employee: id) }
    case .write(let id):
      if let address = model.employee(id)?.email { contacts.write(to: address, employee: id) }
    }
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  ///
  /// Not private, for the chapter Portraits.
  func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    dataSource.sectionID(at: indexPath).employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    dataSource.isSelectable(at: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = employeeID(at: indexPath), let employee = model.employee(id) else { return }
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }

  // MARK: - Updating

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    navigationItem.title = EmployeeListText.title(
      shown: list.employees.count, of: list.count, isSearching: list.searchText != nil)
    dataSource.show(EmployeeDataProvider(list: list, status: status))
    // Before the first list, a message says that it is loading.
    tableView.setRefreshing(status.isLoading && list.isLoaded)
  }

  // MARK: - Deleting

  private func deleteTapped(_ id: EmployeeListSectionID) {
    if let id = id.employeeID { model.delete(id) }
  }
}
