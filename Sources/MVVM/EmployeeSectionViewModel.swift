import Employees

/// The identifier of a section of the employee list.
enum EmployeeListSectionID: Hashable {
  case status
  case employee(Employee.ID)
}

// MARK: -

/// The view model of the section of one employee.
///
/// **Knows** an employee, the navigation, and a closure that deletes an employee.
///
/// **Never knows** a cell, or another employee.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModel`.
final class EmployeeSectionViewModel: AdaptedSectionViewModel {
  private(set) lazy var cells = makeCells()

  let header: String?

  private let employee: Employee
  private let portraits: PortraitLoader?
  private let navigation: any EmployeeListNavigation
  private let delete: (Employee.ID) -> Void

  init(
    _ employee: Employee, header: String?, portraits: PortraitLoader?,
    navigation: any EmployeeListNavigation, delete: @escaping (Employee.ID) -> Void
  ) {
    self.employee = employee
    self.header = header
    self.portraits = portraits
    self.navigation = navigation
    self.delete = delete
  }

  // MARK: - Rows

  private func makeCells() -> [any AdaptedCellViewModel] {
    var cells: [any AdaptedCellViewModel] = [
      EmployeeInfoCellViewModel(employee, portraits: portraits)
    ]
    cells += employee.workplaces.map { EmployeeWorkplaceCellViewModel($0) }
    if let phone = employee.phone { cells.append(callCell(phone)) }
    if let email = employee.email { cells.append(writeCell(email)) }
    return cells
  }

  // MARK: - Taps

  // The actions capture the navigation and not the section, because the button in a visible cell
  // still works after a newer section has replaced this one.

  private func callCell(_ phone: String) -> ButtonCellViewModel {
    ButtonCellViewModel(title: EmployeeListText.call) { [navigation, id = employee.id] in
      navigation.call(phone, employee: id)
    }
  }

  private func writeCell(_ address: String) -> ButtonCellViewModel {
    ButtonCellViewModel(title: EmployeeListText.write) { [navigation, id = employee.id] in
      navigation.write(to: address, employee: id)
    }
  }

  // MARK: - Selection

  var canSelect: Bool { true }

  func selected() {
    navigation.showProfile(of: employee)
  }

  // MARK: - Updating

  var id: AnyHashable { EmployeeListSectionID.employee(employee.id) }

  func hasSameContent(as other: any AdaptedSectionViewModel) -> Bool {
    guard let other = other as? EmployeeSectionViewModel else { return false }
    return employee == other.employee && header == other.header
  }

  // MARK: - Deleting

  var canDelete: Bool { true }

  func deleted() {
    delete(employee.id)
  }
}
