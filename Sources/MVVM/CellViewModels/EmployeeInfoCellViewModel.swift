import Employees

/// What the row that names an employee shows.
final class EmployeeInfoCellViewModel: AdaptedCellViewModel {
  let photo: String?
  let name: String
  let specialization: String

  init(_ employee: Employee) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
  }
}
