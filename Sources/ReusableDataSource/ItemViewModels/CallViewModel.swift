import EmployeeViews
import Employees

/// The button that calls an employee.
final class CallViewModel: ButtonViewModel {
  private let id: Employee.ID
  private weak let delegate: (any ButtonViewModelDelegate)?

  init(employee id: Employee.ID, delegate: any ButtonViewModelDelegate) {
    self.id = id
    self.delegate = delegate
  }

  override var title: String { EmployeeListText.call }

  // MARK: - Taps

  override func tapped() {
    delegate?.callTapped(employee: id)
  }
}
