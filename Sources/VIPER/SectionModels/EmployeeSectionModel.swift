import EmployeeViews
import Employees

/// The model of the section of one employee.
///
/// **Knows** the rows of the employee, and a delegate that answers their buttons.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeSectionModel`.
final class EmployeeSectionModel: SectionRowsRepresentable {
  private(set) var rows: [any CellIdentifiable] = []
  weak var delegate: (any EmployeeSectionModelDelegate)?

  private let id: Employee.ID

  // MARK: - Counting

  init(_ employee: Employee) {
    id = employee.id
    rows.reserveCapacity(employee.workplaces.count + 3)
    rows.append(EmployeeInfoCellModel(employee))
    for workplace in employee.workplaces { rows.append(EmployeeWorkplaceCellModel(workplace)) }
    let id = id
    // The section owns its rows, so a button that can be tapped has its section.
    if let phone = employee.phone {
      rows.append(
        ButtonCellModel(title: EmployeeListText.call) { [unowned self] in
          delegate?.callTapped(phone: phone, employee: id)
        })
    }
    if let email = employee.email {
      rows.append(
        ButtonCellModel(title: EmployeeListText.write) { [unowned self] in
          delegate?.writeTapped(address: email, employee: id)
        })
    }
  }

  // MARK: - Selection

  var identifier: String { "\(id)" }

  var isInteractive: Bool { true }

  func selected() {
    delegate?.employeeSelected(id)
  }

  // MARK: - Deleting

  func deleted() {
    delegate?.employeeDeleted(id)
  }
}
