import Testing

@testable import VIPER

/// The status section, tested with a test double for the delegate.
struct StatusSectionModelTests {
  private let delegate = RecordingDelegate()

  @Test func `a status section has a row for the message and for Retry`() {
    let sections = [(nil, false), ("Loading…", false), ("no connection", true)].map(section)
    let identifiers = sections.map { $0.rows.map(\.cellIdentifier) }
    #expect(identifiers == [[], ["MessageCell"], ["MessageCell", "ButtonCell"]])
    #expect(!sections.contains { $0.canSelect || $0.canDelete })
  }

  @Test func `status sections are compared by their message and their Retry row`() {
    let loading = section("Loading…", canRetry: false)
    let others = [("Loading…", false), ("Loading…", true), ("asleep", false)].map(section)
    #expect(others.map(loading.hasSameContent) == [true, false, false])
  }

  @Test func `Retry calls the delegate, and the section does not retain the delegate`() throws {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let section = StatusSectionModel(
      message: nil, canRetry: true, delegate: try #require(delegate))
    let button = try #require(section.rows.first as? ButtonCellModel)
    button.action()
    #expect(delegate?.retryCount == 1)
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
  }

  private func section(_ message: String?, canRetry: Bool) -> StatusSectionModel {
    StatusSectionModel(message: message, canRetry: canRetry, delegate: delegate)
  }
}

// MARK: -

private final class RecordingDelegate: StatusSectionModelDelegate {
  private(set) var retryCount = 0

  func retryTapped() { retryCount += 1 }
}
