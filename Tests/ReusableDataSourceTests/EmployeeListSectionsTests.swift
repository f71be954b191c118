import EmployeeViews
import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// The items alone: which rows there are, and to whom a button reports.
struct EmployeeListSectionsTests {
  private let delegate = RecordingDelegate()
  private var items: EmployeeListSections { EmployeeListSections(delegate: delegate) }

  @Test func `an employee has items only for what there is`() {
    #expect(
      kinds(of: items.section(of: .grace))
        == ["Info", "Workplace", "Workplace", "Call", "Write a letter"])
    #expect(kinds(of: items.section(of: .hypatia)) == ["Info"])
  }

  @Test func `a list that failed says why and offers to retry`() throws {
    let section = items.section(message: "asleep", canRetry: true)
    #expect(try #require(section[0] as? MessageViewModel).message.contains("asleep"))
    try #require(section[1] as? ButtonViewModel).tapped()
    #expect(delegate.taps == ["retry"])
  }

  @Test func `a tap on Call is reported with the employee`() throws {
    let call = try #require(items.section(of: .grace)[3] as? ButtonViewModel)
    call.tapped()
    #expect(delegate.taps == ["call 1"])
  }

  private func kinds(of items: [ItemViewModel]) -> [String] {
    items.map { item in
      switch item {
      case is EmployeeInfoViewModel: "Info"
      case is EmployeeWorkplaceViewModel: "Workplace"
      case let button as ButtonViewModel: button.title
      default: "\(type(of: item))"
      }
    }
  }
}

// MARK: -

private final class RecordingDelegate: ButtonViewModelDelegate {
  private(set) var taps: [String] = []

  func callTapped(employee id: Employee.ID) { taps.append("call \(id)") }
  func writeTapped(employee id: Employee.ID) { taps.append("write \(id)") }
  func retryTapped() { taps.append("retry") }
}
