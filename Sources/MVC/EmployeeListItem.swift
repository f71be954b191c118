import Employees

/// An item that describes the rows of one employee.
///
/// `nonisolated`, like every type that only holds data.
///
/// **Knows** the employee.
///
/// **Never knows** a cell.
///
/// **Article** "iOS Tableview with MVC", part 1: `DRHTableViewDataModelItem`, which is one row
/// there.
nonisolated struct EmployeeListItem {
  /// A row and its content.
  enum Row {
    case info
    case workplace(String)
    case call(phone: String)
    case write(address: String)
  }

  let employee: Employee

  var id: Employee.ID { employee.id }
  var photo: String? { employee.photo }
  var name: String { employee.name }
  var specialization: String { employee.specialization }

  // MARK: - Counting

  var rowCount: Int { employee.rowCount }

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
