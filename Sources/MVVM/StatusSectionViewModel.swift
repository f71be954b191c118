/// The section above the employees that says how the list stands; often it is empty.
///
/// **Knows** the message and whether to offer another try.
///
/// **Never knows** why.
///
/// **Article** Ours: none of the articles has a loading, empty or failed list.
final class StatusSectionViewModel: AdaptedSectionViewModel {
  let cells: [any AdaptedCellViewModel]

  private let message: String?
  private let canRetry: Bool

  // MARK: - Counting

  init(message: String?, canRetry: Bool, delegate: (any ButtonCellViewModelDelegate)?) {
    self.message = message
    self.canRetry = canRetry
    var cells: [any AdaptedCellViewModel] = []
    if let message { cells.append(MessageCellViewModel(message)) }
    if canRetry { cells.append(ButtonCellViewModel(.retry, delegate: delegate)) }
    self.cells = cells
  }

  // MARK: - Selection

  var identifier: String { "status" }

  /// A message can neither be selected nor deleted.
  var isInteractive: Bool { false }

  func selected() {}

  // MARK: - Updating

  func showsSame(as other: StatusSectionViewModel) -> Bool {
    message == other.message && canRetry == other.canRetry
  }

  // MARK: - Deleting

  func deleted() {}
}
