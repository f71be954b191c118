import Employees

/// The model of the row whose button tries to load the list again.
final class RetryCellModel: ButtonCellModel {
  // The section owns its rows, so a button that can be tapped has its section.
  private unowned let section: StatusSectionModel

  init(_ section: StatusSectionModel) {
    self.section = section
  }

  override var title: String { EmployeeListText.retry }

  // MARK: - Taps

  override func action() {
    section.retryTapped()
  }
}
