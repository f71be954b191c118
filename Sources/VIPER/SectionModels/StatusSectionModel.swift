/// The model of the section that says how the list stands; often it has no rows.
///
/// **Knows** the message, and a delegate that answers the button.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** Ours: none of the articles has a loading, empty or failed list.
final class StatusSectionModel: SectionModel {
  weak var delegate: (any StatusSectionModelDelegate)?

  private let message: String?
  private let canRetry: Bool

  // MARK: - Counting

  init(message: String?, canRetry: Bool) {
    self.message = message
    self.canRetry = canRetry
    super.init()
    var rows: [EmployeeBaseCellModel] = []
    if let message { rows.append(MessageCellModel(message)) }
    if canRetry { rows.append(RetryCellModel(self)) }
    self.rows = rows
  }

  // MARK: - Taps

  func retryTapped() {
    delegate?.retryTapped()
  }

  // MARK: - Selection

  override var identifier: String { "status" }

  // MARK: - Updating

  func showsSame(as other: StatusSectionModel) -> Bool {
    message == other.message && canRetry == other.canRetry
  }
}
