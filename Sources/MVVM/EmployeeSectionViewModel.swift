import Employees

/// The section of one employee.
///
/// **Knows** which rows an employee has.
///
/// **Never knows** how a row looks.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModel`.
final class EmployeeSectionViewModel: AdaptedSectionViewModel {
  let cells: [any AdaptedCellViewModel]

  private let id: Employee.ID
  private weak let delegate: (any EmployeeSectionViewModelDelegate)?

  // MARK: - Counting

  init(_ employee: Employee, delegate: any EmployeeSectionViewModelDelegate) {
    id = employee.id
    self.delegate = delegate
    var cells: [any AdaptedCellViewModel] = []
    cells.reserveCapacity(employee.workplaces.count + 3)
    cells.append(EmployeeInfoCellViewModel(employee))
    for workplace in employee.workplaces {
      cells.append(EmployeeWorkplaceCellViewModel(workplace))
    }
    if let phone = employee.phone {
      let button = ButtonCellViewModel.Button.call(phone: phone, employee: employee.id)
      cells.append(ButtonCellViewModel(button, delegate: delegate))
    }
    if let email = employee.email {
      let button = ButtonCellViewModel.Button.write(address: email, employee: employee.id)
      cells.append(ButtonCellViewModel(button, delegate: delegate))
    }
    self.cells = cells
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
