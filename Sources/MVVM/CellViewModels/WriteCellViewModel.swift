import Employees

/// The button that writes to an employee.
final class WriteCellViewModel: ButtonCellViewModel {
  // The section owns its rows, so a button that can be tapped has its section.
  private unowned let section: EmployeeSectionViewModel

  init(_ section: EmployeeSectionViewModel) {
    self.section = section
  }

  override var title: String { EmployeeListText.write }

  // MARK: - Taps

  override func tapped() {
    section.writeTapped()
  }
}
