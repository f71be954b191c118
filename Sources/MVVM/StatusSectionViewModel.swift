/// The section above the employees that says how the list stands; often it is empty.
///
/// **Knows** the message and whether to offer another try.
///
/// **Never knows** why.
///
/// **Article** Ours: none of the articles has a loading, empty or failed list.
final class StatusSectionViewModel: AdaptedSectionViewModel {
  private let message: String?
  private let canRetry: Bool
  private weak let delegate: (any StatusSectionViewModelDelegate)?

  // MARK: - Counting

  init(message: String?, canRetry: Bool, delegate: (any StatusSectionViewModelDelegate)?) {
    self.message = message
    self.canRetry = canRetry
    self.delegate = delegate
    super.init()
    var cells: [AdaptedCellViewModel] = []
    if let message { cells.append(MessageCellViewModel(message)) }
    if canRetry { cells.append(RetryCellViewModel(self)) }
    self.cells = cells
  }

  // MARK: - Taps

  func retryTapped() {
    delegate?.retryTapped()
  }

  // MARK: - Selection

  override var identifier: String { "status" }

  // MARK: - Updating

  func showsSame(as other: StatusSectionViewModel) -> Bool {
    message == other.message && canRetry == other.canRetry
  }
}
