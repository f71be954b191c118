import Testing

@testable import VIPER

/// The status section alone, with a delegate that the test plays.
struct StatusSectionModelTests {
  @Test func `there is a row for the message and a row for Retry`() {
    #expect(rows(message: nil, canRetry: false) == [])
    #expect(rows(message: "Loading…", canRetry: false) == ["MessageCell"])
    #expect(rows(message: "no connection", canRetry: true) == ["MessageCell", "ButtonCell"])
  }

  @Test func `Retry reaches the delegate, which is not retained`() throws {
    let section = StatusSectionModel(canRetry: true)
    var delegate: RecordingDelegate? = RecordingDelegate()
    section.delegate = delegate
    let button = try #require(section.rows.first as? ButtonCellModel)
    button.action()
    #expect(delegate?.retryCount == 1)
    delegate = nil
    #expect(section.delegate == nil)
  }

  @Test func `a status can be neither selected nor deleted`() {
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
