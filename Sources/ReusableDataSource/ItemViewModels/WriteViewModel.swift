import EmployeeViews
import Employees

/// The button that writes to an employee.
final class WriteViewModel: ButtonViewModel {
  private let id: Employee.ID
  private weak let delegate: (any ButtonViewModelDelegate)?

  init(employee id: Employee.ID, delegate: any ButtonViewModelDelegate) {
    self.id = id
    self.delegate = delegate
  }

  override var title: String { EmployeeListText.write }

  // MARK: - Taps

  override func tapped() {
    delegate?.writeTapped(employee: id)
  }
}
