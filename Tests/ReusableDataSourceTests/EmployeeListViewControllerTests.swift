import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// What only the screen has: the view controller loads, and it cannot be made without a table.
struct EmployeeListViewControllerTests {
  @Test func `a late answer is dropped`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await settle()
    person.pullToRefresh()
    await person.service.answer(1, with: [.grace])
    await person.service.answer(0, with: [.ada])
    #expect(person.frame.contains("Grace Hopper"))
    #expect(!person.frame.contains("Ada Lovelace"))
  }
}
