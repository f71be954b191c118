import EmployeeViews

/// The model of the section that says how the list stands; often it has no rows.
///
/// **Knows** the message, and a delegate that answers the button.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** Ours: none of the articles has a loading, empty or failed list.
final class StatusSectionModel: SectionRowsRepresentable {
  private(set) var rows: [any CellIdentifiable] = []
  weak var delegate: (any StatusSectionModelDelegate)?

  private let message: String?
  private let canRetry: Bool

  // MARK: - Counting

  init(message: String?, canRetry: Bool) {
    self.message = message
    self.canRetry = canRetry
    if let message { rows.append(MessageCellModel(message)) }
    guard canRetry else { return }
    rows.append(
      ButtonCellModel(title: EmployeeListText.retry) { [unowned self] in
        delegate?.retryTapped()
      })
  }

  // MARK: - Selection

  var identifier: String { "status" }

  /// A message can neither be selected nor deleted.
  var isInteractive: Bool { false }

  func selected() {}

  // MARK: - Updating

  func showsSame(as other: StatusSectionModel) -> Bool {
    message == other.message && canRetry == other.canRetry
  }

  // MARK: - Deleting

  func deleted() {}
}
