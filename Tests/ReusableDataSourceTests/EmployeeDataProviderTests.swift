import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// The provider of the employees and their status, tested without a table.
@Suite(.withoutScreen) struct EmployeeDataProviderTests {
  private let delegate = RecordingDelegate()
  private let provider = EmployeeDataProvider()

  init() {
    provider.delegate = delegate
  }

  // MARK: - Rows

  @Test func `an employee has an item for each piece of information that is known`() {
    provide([.grace, .hypatia])
    #expect(
      items == [
        [], ["Grace Hopper", "Vassar College", "Remington Rand", "[Call]", "[Write a letter]"],
        ["Hypatia"],
      ])
  }

  @Test func `the status has an item for each message, and Retry below`() throws {
    #expect(provider.sections.isEmpty)
    var status = EmployeeListStatus()
    provider.provide(EmployeeList(), status)
    #expect(items == [["Loading…"]])
    status.deletionRefused(of: 5, .unavailable(reason: "locked"))
    status.requestFailed(.unavailable(reason: "asleep"))
    provide([.hypatia], status)
    #expect(
      items == [
        [
          "Could not load the list: service unavailable: asleep", "[Retry]",
        ], ["Hypatia", "Could not delete Hypatia: service unavailable: locked"],
      ])
    tapButtons(ofSection: 0)
    #expect(delegate.log == ["retry"])
  }

  @Test func `a section is identified by its employee and compared by all that it shows`() {
    provide([.grace, .ada, .hypatia])
    let old = provider.sections
    var status = EmployeeListStatus()
    status.deletionRefused(of: 5, .unavailable(reason: "locked"))
    status.requestFailed(.unavailable(reason: "asleep"))
    let renamed = Employee(id: 1, name: "Grace", specialization: "Compilers")
    provide([renamed, .ada, .hypatia], status)
    #expect(provider.sections.map(\.id) == old.map(\.id))
    #expect(Set(old.map(\.id)).count == 4)
    let areSame = zip(provider.sections, old).map { $0.hasSameContent(as: $1) }
    #expect(areSame == [false, false, true, false])
  }

  @Test func `only the items of buttons cannot be selected`() {
    provide([.grace])
    #expect(provider.sections[1].items.map(\.isSelectable) == [true, true, true, false, false])
  }

  @Test func `a list is announced with its search text when the provider has its sections`() {
    var announced: [String] = []
    provider.sectionsChanged = { [unowned provider] in
      announced.append("\(provider.sections.count) for \(provider.searchText ?? "all")")
    }
    provide([.grace, .hypatia])
    provide([.grace, .hypatia], query: " hyp ")
    provide([.grace, .hypatia])
    #expect(announced == ["3 for all", "2 for hyp", "3 for all"])
  }

  // MARK: - Taps, selection and deletion

  @Test func `taps, selection and deletion call the delegate with the employee`() {
    provide([.hypatia, .grace])
    tapButtons(ofSection: 2)
    provider.sections[2].select?(0)
    provider.sections[2].delete?()
    #expect(
      delegate.log == [
        "call +1-202-555-0101 of 1", "write to grace@example.org of 1", "select Grace Hopper",
        "delete 1",
      ])
    #expect(provider.sections[0].select == nil && provider.sections[0].delete == nil)
  }

  @Test func `a button still works after its section and its provider are released`() {
    weak var released: EmployeeDataProvider?
    var items: [any ItemViewModel] = []
    do {
      let provider = EmployeeDataProvider()
      released = provider
      provider.delegate = delegate
      var list = EmployeeList()
      list.replace(with: [.rozsa])
      provider.provide(list, EmployeeListStatus())
      items = provider.sections[1].items
    }
    #expect(released == nil)
    for item in items { (item as? ButtonViewModel)?.tapped() }
    #expect(delegate.log == ["call +1-202-555-0103 of 3"])
  }

  // MARK: -

  private func provide(
    _ employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus(),
    query: String = ""
  ) {
    var list = EmployeeList()
    list.replace(with: employees)
    list.query = query
    provider.provide(list, status)
  }

  private func tapButtons(ofSection section: Int) {
    for item in provider.sections[section].items { (item as? ButtonViewModel)?.tapped() }
  }

  /// The texts of the items of each section.
  private var items: [[String]] { provider.sections.map { $0.items.map(describe) } }
}

// MARK: -

/// Returns the text of an item, in brackets for a button.
private func describe(_ item: any ItemViewModel) -> String {
  switch item {
  case let info as EmployeeInfoViewModel: info.name
  case let workplace as EmployeeWorkplaceViewModel: workplace.workplace
  case let button as ButtonViewModel: "[\(button.title)]"
  case let message as MessageViewModel: message.message
  default: "\(type(of: item))"
  }
}

private final class RecordingDelegate: EmployeeDataProviderDelegate {
  private(set) var log: [String] = []

  func callTapped(_ phone: String, employee id: Employee.ID) {
    log.append("call \(phone) of \(id)")
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    log.append("write to \(address) of \(id)")
  }

  func retryTapped() { log.append("retry") }

  func employeeSelected(_ employee: Employee) { log.append("select \(employee.name)") }

  func deleteTapped(_ id: Employee.ID) { log.append("delete \(id)") }
}
