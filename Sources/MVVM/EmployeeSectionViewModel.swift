import Employees

/// The section of one employee.
///
/// **Knows** which rows an employee has.
///
/// **Never knows** how a row looks.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModel`.
final class EmployeeSectionViewModel: AdaptedSectionViewModel {
  private let id: Employee.ID
  private weak let delegate: (any EmployeeSectionViewModelDelegate)?

  // MARK: - Counting

  init(_ employee: Employee, delegate: any EmployeeSectionViewModelDelegate) {
    id = employee.id
    self.delegate = delegate
    super.init()
    var cells: [AdaptedCellViewModel] = []
    cells.reserveCapacity(employee.workplaces.count + 3)
    cells.append(EmployeeInfoCellViewModel(employee))
    for workplace in employee.workplaces {
      cells.append(EmployeeWorkplaceCellViewModel(workplace))
    }
    if employee.phone != nil { cells.append(CallCellViewModel(self)) }
    if employee.email != nil { cells.append(WriteCellViewModel(self)) }
    self.cells = cells
  }

  // MARK: - Taps

  func callTapped() {
    delegate?.callTapped(employee: id)
  }

  func writeTapped() {
    delegate?.writeTapped(employee: id)
  }

  // MARK: - Selection

  override var identifier: String { "\(id)" }

  override var isInteractive: Bool { true }

  override func selected() {
    delegate?.employeeSelected(id)
  }

  // MARK: - Deleting

  override func deleted() {
    delegate?.employeeDeleted(id)
  }
}
