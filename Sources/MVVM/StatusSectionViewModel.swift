import Employees

/// The view model of the status section, which has no rows if there is nothing to say.
///
/// **Knows** the message, and the action of the Retry button.
///
/// **Never knows** the list.
///
/// **Article** None: no article has a loading, empty or error message.
nonisolated final class StatusSectionViewModel: AdaptedSectionViewModel {
  private let message: String?
  private let canRetry: Bool
  private let retry: @MainActor () -> Void

  init(message: String?, canRetry: Bool, retry: @escaping @MainActor () -> Void) {
    self.message = message
    self.canRetry = canRetry
    self.retry = retry
  }

  // MARK: - Counting

  var cellCount: Int { (message == nil ? 0 : 1) + (canRetry ? 1 : 0) }

  // MARK: - Making cells

  @MainActor func makeCells() -> [any AdaptedCellViewModel] {
    var cells: [any AdaptedCellViewModel] = []
    if let message { cells.append(MessageCellViewModel(message)) }
    if canRetry { cells.append(ButtonCellViewModel(title: EmployeeListText.retry, action: retry)) }
    return cells
  }

  // MARK: - Selection

  var isInteractive: Bool { false }

  @MainActor func selected() {}

  // MARK: - Updating

  // No employee is expected to have it. If one has it, the table only reloads more than it needs
  // to.
  var id: Int { .min }

  func showsSame(as other: any AdaptedSectionViewModel) -> Bool {
    guard let other = other as? StatusSectionViewModel else { return false }
    return message == other.message && canRetry == other.canRetry
  }

  // MARK: - Deleting

  @MainActor func deleted() {}
}
