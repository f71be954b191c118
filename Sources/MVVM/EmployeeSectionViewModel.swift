import Employees

/// The view model of the section of one employee.
///
/// It does not hold the rows that it makes, so that a button can hold the section. The button works
/// as long as its cell is in view, even if a newer section has replaced this one.
///
/// **Knows** an employee, the navigation, and a closure that deletes an employee.
///
/// **Never knows** a cell, or another employee.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModel`.
nonisolated final class EmployeeSectionViewModel: AdaptedSectionViewModel {
  private let employee: Employee
  private let navigation: any EmployeeListNavigation
  private let delete: @MainActor (Employee.ID) -> Void

  init(
    _ employee: Employee, navigation: any EmployeeListNavigation,
    delete: @escaping @MainActor (Employee.ID) -> Void
  ) {
    self.employee = employee
    self.navigation = navigation
    self.delete = delete
  }

  // MARK: - Counting

  var cellCount: Int { employee.rowCount }

  // MARK: - Making cells

  @MainActor func makeCells() -> [any AdaptedCellViewModel] {
    var cells: [any AdaptedCellViewModel] = []
    cells.reserveCapacity(cellCount)
    cells.append(EmployeeInfoCellViewModel(employee))
    for workplace in employee.workplaces {
      cells.append(EmployeeWorkplaceCellViewModel(workplace))
    }
    if employee.phone != nil {
      cells.append(ButtonCellViewModel(title: EmployeeListText.call) { self.callTapped() })
    }
    if employee.email != nil {
      cells.append(ButtonCellViewModel(title: EmployeeListText.write) { self.writeTapped() })
    }
    return cells
  }

  // MARK: - Taps

  @MainActor func callTapped() {
    if let phone = employee.phone { navigation.call(phone, employee: employee.id) }
  }

  @MainActor func writeTapped() {
    if let email = employee.email { navigation.write(to: email, employee: employee.id) }
  }

  // MARK: - Selection

  var isInteractive: Bool { true }

  @MainActor func selected() {
    navigation.showProfile(of: employee)
  }

  // MARK: - Updating

  var id: Int { employee.id }

  func shows(_ employee: Employee) -> Bool {
    self.employee == employee
  }

  func showsSame(as other: any AdaptedSectionViewModel) -> Bool {
    guard let other = other as? EmployeeSectionViewModel else { return false }
    return shows(other.employee)
  }

  // MARK: - Deleting

  @MainActor func deleted() {
    delete(employee.id)
  }
}
