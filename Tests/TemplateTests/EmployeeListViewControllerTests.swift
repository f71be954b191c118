import TestSupport
import Testing

@testable import Template

/// The screen, before it shows a list.
struct EmployeeListViewControllerTests {
  @Test func `before the first list, the title has no number`() {
    let person = Person(at: EmployeeListModule.makeScreen)
    #expect(person.lines[0].hasPrefix("┌─ Employees ─"))
  }

  @Test func `closing the screen releases all parts`() async {
    var person: Person? = Person(at: EmployeeListModule.makeScreen)
    let parts = person?.screenParts ?? []
    person = nil
    await expectReleased(parts)
  }
}
