import Employees

/// The button that tries to load the list again.
final class RetryCellViewModel: ButtonCellViewModel {
  // The section owns its rows, so a button that can be tapped has its section.
  private unowned let section: StatusSectionViewModel

  init(_ section: StatusSectionViewModel) {
    self.section = section
  }

  override var title: String { EmployeeListText.retry }

  // MARK: - Taps

  override func tapped() {
    section.retryTapped()
  }
}
