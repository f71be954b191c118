import Employees

/// Receives taps on Retry.
protocol StatusSectionModelDelegate: AnyObject {
  func retryTapped()
}

// MARK: -

/// The model of the status section, which has no rows if there is nothing to say.
///
/// **Knows** the message, and a delegate that receives taps on Retry.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** None: no article has a loading, empty or error message.
final class StatusSectionModel: SectionRowsRepresentable {
  private(set) lazy var rows = makeRows()

  let header: String? = nil

  private let message: String?
  private let canRetry: Bool
  private weak var delegate: (any StatusSectionModelDelegate)?

  init(message: String?, canRetry: Bool, delegate: any StatusSectionModelDelegate) {
    self.message = message
    self.canRetry = canRetry
    self.delegate = delegate
  }

  // MARK: - Rows

  private func makeRows() -> [any CellIdentifiable] {
    var rows: [any CellIdentifiable] = []
    if let message { rows.append(MessageCellModel(message)) }
    if canRetry { rows.append(retryButtonCellModel) }
    return rows
  }

  // MARK: - Taps

  private var retryButtonCellModel: ButtonCellModel {
    ButtonCellModel(title: EmployeeListText.retry) { [weak delegate] in delegate?.retryTapped() }
  }

  // MARK: - Updating

  let identifier = SectionIdentifier.status

  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool {
    guard let other = other as? StatusSectionModel else { return false }
    return message == other.message && canRetry == other.canRetry
  }

  // MARK: - Selection

  let canSelect = false
  let canDelete = false

  func selected() {}
  func deleted() {}
}
