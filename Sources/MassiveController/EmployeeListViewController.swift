import EmployeeViews
import Employees
import ListRendering

/// The controller that does everything: it loads, counts, fills cells, and answers taps.
///
/// **Knows** the service, the employees, every kind of cell, and what leaves the screen.
///
/// **Never knows** anybody it could leave a job to.
///
/// **Article** The starting point of "iOS Tableview with MVC" and of "VIPER and UITableView".
final class EmployeeListViewController: TableViewController {
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private var request: Task<Void, Never>?
  private var employees: [Employee] = []
  private var status = EmployeeListStatus.loading

  // MARK: - Assembly

  init(service: any EmployeeService, actions: any EmployeeActions) {
    self.service = service
    self.actions = actions
    super.init()
    title = EmployeeListText.title
  }

  deinit {
    request?.cancel()
  }

  override func viewDidLoad() {
    tableView.register(EmployeeInfoCell.self, forCellReuseIdentifier: "EmployeeInfoCell")
    tableView.register(EmployeeWorkplaceCell.self, forCellReuseIdentifier: "EmployeeWorkplaceCell")
    tableView.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
    tableView.register(forCellReuseIdentifier: "ButtonCell") { [weak self] identifier in
      let cell = ButtonCell(reuseIdentifier: identifier)
      cell.content.button.action = { [weak self, unowned cell] in self?.buttonTapped(in: cell) }
      return cell
    }
    tableView.refreshControl = RefreshControl { [weak self] in self?.load() }
    load()
  }

  // MARK: - Loading

  private func load() {
    request?.cancel()
    status = .loading
    tableView.reloadData()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
  }

  private func employeesLoaded(_ employees: [Employee]) {
    self.employees = employees
    status = .loaded
    title = EmployeeListText.title(count: employees.count)
    tableView.reloadData()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status = .failed(reason: error.description)
    tableView.reloadData()
  }

  // MARK: - Counting

  override func numberOfSections(in tableView: TableView) -> Int {
    1 + employees.count
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard section > 0 else {
      return (status.message(count: employees.count) == nil ? 0 : 1) + (status.canRetry ? 1 : 0)
    }
    let employee = employees[section - 1]
    return 1 + employee.workplaces.count
      + (employee.phone == nil ? 0 : 1) + (employee.email == nil ? 0 : 1)
  }

  /// Tells whether a row below the workplaces holds the button to call, and not that to write.
  private func isCallRow(_ row: Int, of employee: Employee) -> Bool {
    employee.phone != nil && row == employee.workplaces.count + 1
  }

  // MARK: - Making cells

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    guard indexPath.section > 0 else { return statusCell(at: indexPath) }
    let employee = employees[indexPath.section - 1]
    if indexPath.row == 0 {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "EmployeeInfoCell", for: indexPath)
        as! EmployeeInfoCell
      cell.content.photoView.image = employee.photo
      cell.content.nameLabel.text = employee.name
      cell.content.specializationLabel.text = employee.specialization
      return cell
    }
    if indexPath.row <= employee.workplaces.count {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "EmployeeWorkplaceCell", for: indexPath)
        as! EmployeeWorkplaceCell
      cell.content.workplaceLabel.text = employee.workplaces[indexPath.row - 1]
      return cell
    }
    let isCall = isCallRow(indexPath.row, of: employee)
    return buttonCell(at: indexPath, title: isCall ? EmployeeListText.call : EmployeeListText.write)
  }

  private func statusCell(at indexPath: IndexPath) -> TableViewCell {
    guard indexPath.row == 0 else {
      return buttonCell(at: indexPath, title: EmployeeListText.retry)
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath) as! MessageCell
    cell.content.messageLabel.text = status.message(count: employees.count)
    return cell
  }

  private func buttonCell(at indexPath: IndexPath, title: String) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "ButtonCell", for: indexPath) as! ButtonCell
    cell.content.button.title = title
    return cell
  }

  // MARK: - Taps

  private func buttonTapped(in cell: TableViewCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    guard indexPath.section > 0 else { return load() }
    let employee = employees[indexPath.section - 1]
    if let phone = employee.phone, isCallRow(indexPath.row, of: employee) {
      actions.call(phone, employee: employee.id)
    } else if let email = employee.email {
      actions.write(to: email, employee: employee.id)
    }
  }
}
