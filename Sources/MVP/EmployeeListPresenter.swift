import Employees

/// A presenter that loads, searches and deletes employees, and tells its view what to show.
///
/// It makes the rows, and imports no UIKit.
final class EmployeeListPresenter: EmployeeListPresenting {
  weak var view: (any EmployeeListView)?

  let portraits: PortraitLoader?

  private let service: any EmployeeService
  private let contacts: any ContactService
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var request: Task<Void, Never>?

  init(
    service: any EmployeeService, contacts: any ContactService, portraits: PortraitLoader?
  ) {
    self.service = service
    self.contacts = contacts
    self.portraits = portraits
  }

  deinit {
    request?.cancel()
  }
}

// MARK: - Loading

extension EmployeeListPresenter {
  func viewLoaded() {
    load()
  }

  func pulledToRefresh() {
    load()
  }

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    status.requestStarted()
    updateView()
    request?.cancel()
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
    list.replace(with: employees)
    status.requestAnswered()
    updateView()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.requestFailed(error)
    updateView()
  }
}

// MARK: - Rows

extension EmployeeListPresenter {
  private var statusSection: EmployeeListSection {
    let content = status.content(above: list)
    var rows = content.messages.map(EmployeeListSection.Row.message)
    if content.canRetry { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(of employee: Employee) -> EmployeeListSection {
    var rows = [
      EmployeeListSection.Row.info(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal = status.refusal(of: employee) { rows.append(.message(refusal)) }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if employee.phone != nil {
      rows.append(.button(title: EmployeeListText.call, .call(employee.id)))
    }
    if employee.email != nil {
      rows.append(.button(title: EmployeeListText.write, .write(employee.id)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }
}

// MARK: - Updating

extension EmployeeListPresenter {
  private func updateView() {
    view?.show(title: EmployeeListText.title(of: list))
    view?.show([statusSection] + list.employees.map(section(of:)), searchText: list.searchText)
    view?.show(isRefreshing: status.isRefreshing(list))
  }
}

// MARK: - Taps

extension EmployeeListPresenter {
  func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .call(let id):
      if let phone = list.employee(id)?.phone { contacts.call(phone, employee: id) }
    case .write(let id):
      if let address = list.employee(id)?.email { contacts.write(to: address, employee: id) }
    case .retry:
      load()
    }
  }
}

// MARK: - Selection

extension EmployeeListPresenter {
  func employeeSelected(_ id: Employee.ID) {
    if let employee = list.employee(id) { view?.openProfile(of: employee) }
  }
}

// MARK: - Searching

extension EmployeeListPresenter {
  func searchTextChanged(_ text: String) {
    list.query = text
    updateView()
  }
}

// MARK: - Deleting

extension EmployeeListPresenter {
  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed.
  func deleteTapped(_ id: Employee.ID) {
    list.delete(id)
    status.deletionStarted(of: id)
    updateView()
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    list.restore(id)
    status.deletionRefused(of: id, error)
    updateView()
  }
}
