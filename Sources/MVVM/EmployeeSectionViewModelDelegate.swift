import Employees

/// The one to whom the sections of employees report, and their buttons too.
protocol EmployeeSectionViewModelDelegate: ButtonCellViewModelDelegate {
  func employeeSelected(_ id: Employee.ID)
  func employeeDeleted(_ id: Employee.ID)
}
