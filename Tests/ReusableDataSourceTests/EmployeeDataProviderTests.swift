import Employees
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

  @Test func `a section is identified by the id and compared by all fields of its employee`() {
    let renamed = Employee(id: 1, name: "Grace", specialization: "Compilers")
    let provider = EmployeeDataProvider([.grace, .ada], delegate: delegate)
    let other = EmployeeDataProvider([renamed, .ada], delegate: delegate)
    #expect(provider.identifier(ofSection: 0) == other.identifier(ofSection: 0))
    let areSame = (0..<2).map { provider.content(ofSection: $0) == other.content(ofSection: $0) }
    #expect(areSame == [false, true])
  }

  @Test func `a button calls the delegate with its employee, even after the provider is released`()
    throws
  {
    var provider: EmployeeDataProvider? = EmployeeDataProvider([.ada, .grace], delegate: delegate)
    let items = try items(of: #require(provider), section: 1)
    provider = nil
    for button in items.compactMap({ $0 as? ButtonViewModel }) { button.action() }
    #expect(delegate.taps == ["call +1-202-555-0101 of 1", "write to grace@example.org of 1"])
  }

  private func items(
    of provider: EmployeeDataProvider, section: Int
  ) -> [any ItemViewModel] {
    (0..<provider.numberOfRows(inSection: section)).map {
      provider.itemForRow($0, inSection: section)
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

  func callTapped(_ phone: String, employee id: Employee.ID) {
    taps.append("call \(phone) of \(id)")
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    taps.append("write to \(address) of \(id)")
  }
}

extension EmployeeDataProvider {
  /// Creates a provider without portraits and letters.
  convenience init(_ employees: [Employee], delegate: any EmployeeDataProviderDelegate) {
    self.init(employees, portraits: nil, showsInitials: false, delegate: delegate)
  }
}
