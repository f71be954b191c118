import Employees

/// What the list shows of one employee: the rows, and what each of them says.
///
/// **Knows** the employee.
///
/// **Never knows** a cell.
///
/// A class, as in the article: a structure would be copied, with all that is known of an employee, for
/// each row.
///
/// **Article** "iOS Tableview with MVC", part 1: `DRHTableViewDataModelItem`, which is one row there.
final class EmployeeListItem {
  /// What a row is for.
  enum Row {
    case info
    case workplace(String)
    case call(phone: String)
    case write(address: String)
  }

  let employee: Employee

  init(_ employee: Employee) {
    self.employee = employee
  }

  var id: Employee.ID { employee.id }
  var photo: String? { employee.photo }
  var name: String { employee.name }
  var specialization: String { employee.specialization }

  // MARK: - Counting

  var rowCount: Int {
    1 + employee.workplaces.count
      + (employee.phone == nil ? 0 : 1) + (employee.email == nil ? 0 : 1)
  }

  func row(at index: Int) -> Row {
    if index == 0 { return .info }
    if index <= employee.workplaces.count { return .workplace(employee.workplaces[index - 1]) }
    if let phone = employee.phone, index == employee.workplaces.count + 1 {
      return .call(phone: phone)
    }
    guard let email = employee.email else { fatalError("no row \(index) for \(employee.name)") }
    return .write(address: email)
  }
}
