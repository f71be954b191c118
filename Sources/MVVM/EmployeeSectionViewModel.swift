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

  // MARK: - Counting

  init(_ employee: Employee, delegate: any ButtonCellViewModelDelegate) {
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
}
