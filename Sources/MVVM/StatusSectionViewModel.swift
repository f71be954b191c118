import Employees

/// The view model of the status section, which has no rows if there is nothing to say.
///
/// **Knows** the message, and the action of the Retry button.
///
/// **Never knows** the list.
///
/// **Article** None: no article has a loading, empty or error message.
final class StatusSectionViewModel: AdaptedSectionViewModel {
  private(set) lazy var cells = makeCells()

  let header: String? = nil

  private let message: String?
  private let canRetry: Bool
  private let retry: () -> Void

  init(message: String?, canRetry: Bool, retry: @escaping () -> Void) {
    self.message = message
    self.canRetry = canRetry
    self.retry = retry
  }

  // MARK: - Rows

  private func makeCells() -> [any AdaptedCellViewModel] {
    var cells: [any AdaptedCellViewModel] = []
    if let message { cells.append(MessageCellViewModel(message)) }
    if canRetry { cells.append(ButtonCellViewModel(title: EmployeeListText.retry, action: retry)) }
    return cells
  }

  // MARK: - Updating

  var id: AnyHashable { EmployeeListSectionID.status }

  func hasSameContent(as other: any AdaptedSectionViewModel) -> Bool {
    guard let other = other as? StatusSectionViewModel else { return false }
    return message == other.message && canRetry == other.canRetry
  }

  // MARK: - Selection

  let canSelect = false
  let canDelete = false

  func selected() {}
  func deleted() {}
}
