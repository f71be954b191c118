import Employees

/// The button that tries to load the list again.
final class RetryViewModel: ButtonViewModel {
  private weak let delegate: (any ButtonViewModelDelegate)?

  init(delegate: any ButtonViewModelDelegate) {
    self.delegate = delegate
  }

  override var title: String { EmployeeListText.retry }

  // MARK: - Taps

  override func tapped() {
    delegate?.retryTapped()
  }
}
