import Employees
import TestSupport
import Testing

@testable import VIPER

/// The status section, tested with a test double for the delegate.
@Suite(.withoutScreen) struct StatusSectionModelTests {
  private let delegate = RecordingDelegate()
  private var failed = EmployeeListStatus()

  init() {
    failed.requestFailed(.unavailable(reason: "asleep"))
  }

  @Test func `a status section has a row for each message, and Retry below`() {
    #expect(section(EmployeeListStatus()).rows.map(describe) == ["Loading…"])
    #expect(
      section(failed).rows.map(describe) == [
        "Could not load the list: service unavailable: asleep", "[Retry]",
      ])
  }

  @Test func `a status section is compared by its content, and cannot be selected or deleted`() {
    let sections = [EmployeeListStatus(), EmployeeListStatus(), failed].map(section)
    #expect(sections.map(sections[0].hasSameContent) == [true, true, false])
    #expect(!sections.contains { $0.rows.contains(where: \.isSelectable) || $0.isEditable })
  }

  @Test func `Retry calls the delegate, and the section does not retain the delegate`() throws {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let section = StatusSectionModel(
      failed.content(above: EmployeeList()), delegate: try #require(delegate))
    let button = try #require(section.rows.last as? ButtonCellModel)
    button.tapped()
    #expect(delegate?.retryCount == 1)
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
  }

  private func section(_ status: EmployeeListStatus) -> StatusSectionModel {
    StatusSectionModel(status.content(above: EmployeeList()), delegate: delegate)
  }

  /// Returns the text of a row, in brackets for a button.
  private func describe(_ row: any CellIdentifiable) -> String {
    switch row {
    case let message as MessageCellModel: message.message
    case let button as ButtonCellModel: "[\(button.title)]"
    default: row.cellIdentifier
    }
  }
}

// MARK: -

private final class RecordingDelegate: StatusSectionModelDelegate {
  private(set) var retryCount = 0

  func retryTapped() { retryCount += 1 }
}
