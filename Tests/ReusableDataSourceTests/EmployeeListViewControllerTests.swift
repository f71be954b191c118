import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// What only the screen has: the view controller loads, searches and deletes, and it cannot be made
/// without a table.
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

  @Test func `a load that fails is shown`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.fail(with: "asleep")
    #expect(person.frame.contains("asleep"))
    #expect(person.frame.contains("[Retry]"))
  }

  @Test func `a search shows whom it finds`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: .samples)
    person.search("eotvos")
    #expect(person.frame.contains("1 of 7 employees"))
    #expect(person.frame.contains("Rózsa Péter"))
  }

  @Test func `a deletion that is refused brings the employee back and says why`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.grace, .ada])
    person.delete("Grace Hopper")
    #expect(!person.frame.contains("Grace Hopper"))
    await person.service.refuseDeletion(with: "locked")
    #expect(person.frame.contains("Could not delete Grace Hopper: service"))
    #expect(person.frame.contains("▣ Grace Hopper"))
  }
}
