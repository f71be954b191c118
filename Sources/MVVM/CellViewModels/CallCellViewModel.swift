import Employees

/// The button that calls an employee.
final class CallCellViewModel: ButtonCellViewModel {
  // The section owns its rows, so a button that can be tapped has its section.
  private unowned let section: EmployeeSectionViewModel

  init(_ section: EmployeeSectionViewModel) {
    self.section = section
  }

  override var title: String { EmployeeListText.call }

  // MARK: - Taps

  override func tapped() {
    section.callTapped()
  }
}
