// MARK: - Rows

/// The section above the employees, which offers to load again.
final class StatusSectionModel {
  let rows: [Row]

  private weak var delegate: (any StatusSectionDelegate)?

  init(rows: [Row], delegate: any StatusSectionDelegate) {
    self.rows = rows
    self.delegate = delegate
  }

  nonisolated enum Row: Equatable {
    case message(String)
    case retry(title: String)
  }

  // MARK: - Taps

  func retryTapped() {
    delegate?.retryTapped()
  }
}
