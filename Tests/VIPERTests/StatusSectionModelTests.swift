import Testing

@testable import VIPER

/// The status section, tested with a test double for the delegate.
struct StatusSectionModelTests {
  @Test func `a status section has a row for the message and for Retry, and is not interactive`() {
    let sections = [
      StatusSectionModel(), StatusSectionModel(message: "Loading…"),
      StatusSectionModel(message: "no connection", canRetry: true),
    ]
    let identifiers = sections.map { $0.rows.map(\.cellIdentifier) }
    #expect(identifiers == [[], ["MessageCell"], ["MessageCell", "ButtonCell"]])
    #expect(sections.map(\.isInteractive) == [false, false, false])
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
}

// MARK: -

private final class RecordingDelegate: StatusSectionModelDelegate {
  private(set) var retryCount = 0

  func retryTapped() { retryCount += 1 }
}
