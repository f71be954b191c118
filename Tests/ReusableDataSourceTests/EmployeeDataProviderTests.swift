import Employees
import IndexPaths
import TestSupport
import Testing

@testable import ReusableDataSource

/// The provider for employees, tested without a table.
struct EmployeeDataProviderTests {
  private let delegate = RecordingDelegate()

  @Test func `an employee has an item for each piece of information that is known`() {
    let provider = EmployeeDataProvider([.grace, .hypatia], delegate: delegate)
    #expect(
      items(of: provider, section: 0).map(describe) == [
        "Grace Hopper", "Vassar College", "Remington Rand", "[Call]", "[Write a letter]",
      ])
    #expect(items(of: provider, section: 1).map(describe) == ["Hypatia"])
  }

  @Test func `the row count equals the number of items`() {
    for employee in [Employee].samples {
      let provider = EmployeeDataProvider([employee], delegate: delegate)
      let count = provider.numberOfRows(inSection: 0)
      #expect(items(of: provider, section: 0).count == count)
    }
  }

  @Test func `an item is made once and then kept`() {
    let provider = EmployeeDataProvider([.grace, .ada], delegate: delegate)
    let first = items(of: provider, section: 1)
    let second = items(of: provider, section: 1)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
  }

  @Test func `a provider for equal employees takes over the items of the previous provider`() {
    let provider = EmployeeDataProvider([.grace, .ada], delegate: delegate)
    let item = provider.itemForRow(at: IndexPath(row: 0, section: 1))
    let next = EmployeeDataProvider(
      [.grace, .ada], delegate: delegate, keepingItemsOf: provider)
    #expect(next.itemForRow(at: IndexPath(row: 0, section: 1)) === item)
  }

  @Test func `a button calls the delegate with its employee, even after the provider is released`()
    throws
  {
    var provider: EmployeeDataProvider? = EmployeeDataProvider([.ada, .grace], delegate: delegate)
    let items = try items(of: #require(provider), section: 1)
    provider = nil
    for button in items.compactMap({ $0 as? ButtonViewModel }) { button.action() }
    #expect(delegate.taps == ["call Grace Hopper", "write to Grace Hopper"])
  }

  private func items(
    of provider: EmployeeDataProvider, section: Int
  ) -> [any ItemViewModel] {
    (0..<provider.numberOfRows(inSection: section)).map {
      provider.itemForRow(at: IndexPath(row: $0, section: section))
    }
  }
}

// MARK: -

/// Returns the text of an item, in brackets for a button.
func describe(_ item: any ItemViewModel) -> String {
  switch item {
  case let info as EmployeeInfoViewModel: info.name
  case let workplace as EmployeeWorkplaceViewModel: workplace.workplace
  case let button as ButtonViewModel: "[\(button.title)]"
  case let message as MessageViewModel: message.message
  default: "\(type(of: item))"
  }
}

private final class RecordingDelegate: EmployeeDataProviderDelegate {
  private(set) var taps: [String] = []

  func callTapped(_ employee: Employee) { taps.append("call \(employee.name)") }
  func writeTapped(_ employee: Employee) { taps.append("write to \(employee.name)") }
}
