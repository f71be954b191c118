import Employees
import TestSupport
import Testing

@testable import VIPERSectionModels

/// The cells that section models make, tested on a whole screen.
struct SectionModelCellTests {
  @Test func `a button works after an equal section model has replaced the one that filled it`()
    async
  {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.rozsa])
    person.pullToRefresh()
    await person.service.answer(with: [.rozsa])
    person.tap("Call")
    #expect(person.contacts.made == [.call("+1-202-555-0103", employee: 3)])
  }
}
