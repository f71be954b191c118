import Employees

/// Receives taps on Retry.
protocol StatusSectionModelDelegate: AnyObject {
  func retryTapped()
}

/// The model of the status section, which has no rows if there is nothing to say.
///
/// **Knows** the message, and a delegate that receives taps on Retry.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** None: no article has a loading, empty or error message.
final class StatusSectionModel: SectionRowsRepresentable {
  weak var delegate: (any StatusSectionModelDelegate)?

  let message: String?
  let canRetry: Bool

  init(message: String? = nil, canRetry: Bool = false) {
    self.message = message
    self.canRetry = canRetry
  }

  // MARK: - Counting

  var rowCount: Int { rows.count }

  private(set) lazy var rows: [any CellIdentifiable] = makeRows()

  private func makeRows() -> [any CellIdentifiable] {
    var rows: [any CellIdentifiable] = []
    if let message { rows.append(MessageCellModel(message)) }
    if canRetry { rows.append(retryButtonCellModel()) }
    return rows
  }

  // MARK: - Taps

  private func retryButtonCellModel() -> ButtonCellModel {
    ButtonCellModel(title: EmployeeListText.retry) { [weak delegate] in delegate?.retryTapped() }
  }

  // MARK: - Selection

  var identifier: SectionIdentifier { .status }

  var isInteractive: Bool { false }

  func selected() {}

  // MARK: - Deleting

  func deleted() {}
}
