import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A controller that makes rows of the model's data, fills the cells, handles the taps and opens the
/// profiles.
///
/// It asks the model to load, search and delete.
class EmployeeListViewController: UITableViewController, EmployeeListDataModelDelegate {
  // Not private, for the chapter Portraits.
  let sections = DiffableSections<EmployeeListSection>()

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
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    // The model holds this controller weakly, so these closures make no cycle.
    tableView.addRefreshControl { [model] in model.load() }
    addSearchField { [model] text in model.search(text) }
    sections.listView = tableView
    model.load()
  }

  // MARK: - Rows

  private func statusSection(
    _ list: EmployeeList, _ status: EmployeeListStatus
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, list.employees.isEmpty {
      let message = list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, error) in status.refusals(hiddenIn: list) {
      rows.append(.message(EmployeeListText.refusal(error, name: employee.name)))
    }
    if status.failure != nil { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, refusal: EmployeeServiceError?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if employee.phone != nil {
      rows.append(.button(title: EmployeeListText.call, .call(employee.id)))
    }
    if employee.email != nil {
      rows.append(.button(title: EmployeeListText.write, .write(employee.id)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch row(at: indexPath) {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [weak self] in self?.tapped(button) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Taps

  /// Does what a button asks for.
  ///
  /// A row has only what it shows, so that a new number alone updates no row. The model has the latest.
  private func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .call(let id):
      if let phone = model.employee(id)?.phone { contacts.call(phone, employee: id) }
    case .write(let id):
      if let address = model.employee(id)?.email { contacts.write(to: address, employee: id) }
    case .retry:
      model.load()
    }
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  ///
  /// Not private, for the chapter Portraits.
  func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).isSelectable
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
    let employeeSections = list.employees.map { employee in
      section(of: employee, refusal: status.refusals[employee.id])
    }
    navigationItem.title = EmployeeListText.title(
      shown: list.employees.count, of: list.count, isSearching: list.searchText != nil)
    sections.apply([statusSection(list, status)] + employeeSections, searchText: list.searchText)
    // Before the first list, a message says that it is loading.
    tableView.setRefreshing(status.isLoading && list.isLoaded)
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).isDeletable
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = employeeID(at: indexPath) else { return }
    model.delete(id)
  }
}
