import EmployeeViews
import Employees

/// What the row that holds a button shows, and whom its tap is reported to.
final class ButtonCellViewModel: AdaptedCellViewModel {
  /// The buttons of the list, each with what its tap is about.
  enum Button {
    case call(phone: String, employee: Employee.ID)
    case write(address: String, employee: Employee.ID)
    case retry
  }

  private let button: Button
  private weak let delegate: (any ButtonCellViewModelDelegate)?

  init(_ button: Button, delegate: (any ButtonCellViewModelDelegate)?) {
    self.button = button
    self.delegate = delegate
  }

  var title: String {
    switch button {
    case .call: EmployeeListText.call
    case .write: EmployeeListText.write
    case .retry: EmployeeListText.retry
    }
  }

  // MARK: - Taps

  func tapped() {
    switch button {
    case .call(let phone, let id): delegate?.callTapped(phone: phone, employee: id)
    case .write(let address, let id): delegate?.writeTapped(address: address, employee: id)
    case .retry: delegate?.retryTapped()
    }
  }
}
