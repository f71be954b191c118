import Employees

/// Handles taps on the buttons of an employee.
protocol EmployeeDataProviderDelegate: AnyObject {
  func callTapped(_ phone: String, employee id: Employee.ID)
  func writeTapped(_ address: String, employee id: Employee.ID)
}

// MARK: -

/// A provider for employees, with a section for each.
///
/// **Knows** the employees, which rows they have, and the delegate of their buttons.
///
/// **Never knows** a cell, a table, or the status section.
///
/// **Article** The series on a reusable data source, part 2: a custom `ViewModelDataProvider`.
final class EmployeeDataProvider: ViewModelDataProvider {
  private struct Content: Hashable {
    let employee: Employee
    let header: String?
  }

  private let employees: [Employee]
  private let headers: [Employee.ID: String]
  private let items: [[any ItemViewModel]]

  init(
    _ employees: [Employee], portraits: PortraitLoader?, showsInitials: Bool,
    delegate: any EmployeeDataProviderDelegate
  ) {
    self.employees = employees
    headers = showsInitials ? employees.initials : [:]
    items = employees.map { Self.makeItems(of: $0, portraits: portraits, delegate: delegate) }
  }

  // MARK: - Rows

  private static func makeItems(
    of employee: Employee, portraits: PortraitLoader?, delegate: any EmployeeDataProviderDelegate
  ) -> [any ItemViewModel] {
    var items: [any ItemViewModel] = [
      EmployeeInfoViewModel(employee, portraits: portraits)
    ]
    items += employee.workplaces.map { EmployeeWorkplaceViewModel($0) }
    if let phone = employee.phone {
      items.append(
        ButtonViewModel(title: EmployeeListText.call) { [weak delegate] in
          delegate?.callTapped(phone, employee: employee.id)
        })
    }
    if let email = employee.email {
      items.append(
        ButtonViewModel(title: EmployeeListText.write) { [weak delegate] in
          delegate?.writeTapped(email, employee: employee.id)
        })
    }
    return items
  }

  func numberOfSections() -> Int { employees.count }

  func numberOfRows(inSection section: Int) -> Int { items[section].count }

  func itemForRow(_ row: Int, inSection section: Int) -> any ItemViewModel { items[section][row] }

  // MARK: - Headers

  func headerItem(ofSection section: Int) -> (any ItemViewModel)? {
    headers[employees[section].id].map { InitialViewModel($0) }
  }

  // MARK: - Selection

  func canSelectItem(atRow row: Int, inSection section: Int) -> Bool { true }

  func canDeleteItem(atRow row: Int, inSection section: Int) -> Bool { true }

  // MARK: - Updating

  func identifier(ofSection section: Int) -> EmployeeListSectionID {
    .employee(employees[section].id)
  }

  func content(ofSection section: Int) -> AnyHashable {
    let employee = employees[section]
    return Content(employee: employee, header: headers[employee.id])
  }
}

// MARK: -

/// The identifier of a section of the employee list.
///
/// `nonisolated`, because the data source compares and hashes it as a type that it does not know.
nonisolated enum EmployeeListSectionID: Hashable {
  case status
  case employee(Employee.ID)
}
