import Testing

@testable import VIPER

/// The status section, tested with a test double for the delegate.
struct StatusSectionModelTests {
  @Test func `a status section has a row for the message and a row for Retry`() {
    #expect(rows(message: nil, canRetry: false) == [])
    #expect(rows(message: "Loading…", canRetry: false) == ["MessageCell"])
    #expect(rows(message: "no connection", canRetry: true) == ["MessageCell", "ButtonCell"])
  }

  @Test func `Retry calls the delegate, and the section does not retain the delegate`() throws {
    let section = StatusSectionModel(canRetry: true)
    var delegate: RecordingDelegate? = RecordingDelegate()
    section.delegate = delegate
    let button = try #require(section.rows.first as? ButtonCellModel)
    button.action()
    #expect(delegate?.retryCount == 1)
    delegate = nil
    #expect(section.delegate == nil)
  }

  @Test func `a status section is not interactive`() {
    #expect(!StatusSectionModel(message: "Loading…").isInteractive)
  }

  private func rows(message: String?, canRetry: Bool) -> [String] {
    StatusSectionModel(message: message, canRetry: canRetry).rows.map(\.cellIdentifier)
  }
}

// MARK: -

private final class RecordingDelegate: StatusSectionModelDelegate {
  private(set) var retryCount = 0

  func retryTapped() { retryCount += 1 }
}
