import TestSupport
import Testing
import UIKit

@testable import MVVMAdaptedTable

/// The view with its adapted table, tested as a whole screen.
struct EmployeeListViewControllerTests {
  private let person: Person

  init() async {
    person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.grace, .ada])
  }

  @Test func `each change is in the next frame`() async {
    let changes: [(name: String, make: () async -> Void)] = [
      ("letter", { [person] in person.search("a") }),
      ("deletion", { [person] in person.delete("Ada Lovelace") }),
      ("refusal", { [person] in await person.service.refuseChange(with: "locked") }),
      ("pull", { [person] in person.pullToRefresh() }),
      ("answer", { [person] in await person.service.answer(with: [.grace]) }),
    ]
    var shown: [String] = []
    for change in changes {
      let frame = person.frame
      await change.make()
      if person.frame != frame { shown.append(change.name) }
    }
    #expect(shown == changes.map { $0.name })
  }

  @Test func `a deleted row is gone when the table has committed the deletion`() throws {
    let tableView = try #require(person.tableView)
    let count = tableView.numberOfSections
    tableView.dataSource?.tableView(
      tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 1))
    let counts = [count, tableView.numberOfSections]
    #expect(counts == [3, 2])
  }
}
