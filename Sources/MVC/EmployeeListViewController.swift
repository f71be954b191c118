import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A controller that makes rows of the model's data, fills the cells, handles the taps and opens
/// the profiles.
///
/// It asks the model to load, search and delete.
final class EmployeeListViewController: UITableViewController {
  let portraits: PortraitLoader?
  let sections = DiffableSections<Section>()

  private let model: EmployeeListDataModel
  private let contacts: any ContactService

  init(model: EmployeeListDataModel, contacts: any ContactService, portraits: PortraitLoader?) {
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
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.prefetchDataSource = self
    tableView.addRefreshControl { [model] in model.load() }
    addSearchField { [model] text in model.search(text) }
    sections.listView = tableView
    model.load()
  }

  // MARK: - Rows

  /// The rows of an employee, or of the status of the list.
  struct Section: Identifiable, Equatable {
    let id: EmployeeListSectionID
    let rows: [Row]
  }

  enum Row: Equatable {
    case info(Employee)
    case workplace(String)
    case message(String)
    case button(Button)
  }

  enum Button: Equatable {
    case call(phone: String, Employee.ID)
    case write(address: String, Employee.ID)
    case retry
  }

  private func statusSection(of list: EmployeeList, _ status: EmployeeListStatus) -> Section {
    let content = status.content(above: list)
    var rows = content.messages.map(Row.message)
    if content.canRetry { rows.append(.button(.retry)) }
    return Section(id: .status, rows: rows)
  }

  private func section(of employee: Employee, _ status: EmployeeListStatus) -> Section {
    var rows = [Row.info(employee)]
    if let refusal = status.refusal(of: employee) { rows.append(.message(refusal)) }
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone { rows.append(.button(.call(phone: phone, employee.id))) }
    if let email = employee.email { rows.append(.button(.write(address: email, employee.id))) }
    return Section(id: .employee(employee.id), rows: rows)
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
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info(let employee):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let button):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title(of: button)) { [weak self] in self?.tapped(button) }
      return cell
    }
  }

  private func title(of button: Button) -> String {
    switch button {
    case .call: EmployeeListText.call
    case .write: EmployeeListText.write
    case .retry: EmployeeListText.retry
    }
  }

  // MARK: - Taps

  private func tapped(_ button: Button) {
    switch button {
    case .call(let phone, let id): contacts.call(phone, employee: id)
    case .write(let address, let id): contacts.write(to: address, employee: id)
    case .retry: model.load()
    }
  }

  // MARK: - Selection

  func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info, .workplace: true
    case .message, .button: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = employeeID(at: indexPath), let employee = model.employee(id) else { return }
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0 && employeeID(at: indexPath) != nil
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let id = employeeID(at: indexPath) else { return }
    if editingStyle == .delete { model.delete(id) }
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    loadPortrait(for: cell, at: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cancelPortrait(for: cell)
  }
}

// MARK: - Updating

extension EmployeeListViewController: EmployeeListDataModelDelegate {
  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    title = EmployeeListText.title(of: list)
    let employees = list.employees.map { section(of: $0, status) }
    sections.apply([statusSection(of: list, status)] + employees, searchText: list.searchText)
    tableView.setRefreshing(status.isRefreshing(list))
  }
}
