import Employees

/// The model of the row whose button calls an employee.
final class CallCellModel: ButtonCellModel {
  // The section owns its rows, so a button that can be tapped has its section.
  private unowned let section: EmployeeSectionModel

  init(_ section: EmployeeSectionModel) {
    self.section = section
  }

  override var title: String { EmployeeListText.call }

  // MARK: - Taps

  override func action() {
    section.callTapped()
  }
}
