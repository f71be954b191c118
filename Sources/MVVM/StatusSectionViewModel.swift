import Employees

/// The section above the employees with the loading, empty or error message, often without rows.
///
/// **Knows** the message, and what Retry does where it is offered.
///
/// **Never knows** the list.
///
/// **Article** Ours: none of the articles has a loading, empty or failed list.
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

  // No employee has it. If one had, the two sections would only be reloaded too often.
  var id: Int { .min }

  func showsSame(as other: any AdaptedSectionViewModel) -> Bool {
    guard let other = other as? StatusSectionViewModel else { return false }
    return message == other.message && canRetry == other.canRetry
  }

  // MARK: - Deleting

  @MainActor func deleted() {}
}
