import TestSupport
import Testing

@testable import MVC

/// The lifetime of the controller, the model and the cells.
struct LifetimeTests {
  @Test func `closing the screen releases all parts`() async {
    let closed = await ClosedScreen(of: "MVC", Person(at: EmployeeListModule.makeScreen)) {
      person in
      await person.useEveryPart()
    }
    #expect(
      closed.types.isSuperset(of: [
        "EmployeeListViewController", "EmployeeListDataModel", "EmployeeInfoCell", "ButtonCell",
      ]))
    #expect(closed.typesAlive == [])
  }

  @Test func `an unanswered load retains no part`() async {
    let closed = await ClosedScreen(of: "MVC", Person(at: EmployeeListModule.makeScreen))
    #expect(closed.typesAlive == [])
    await closed.service.answer(with: .samples)
    #expect(closed.typesAlive == [])
  }

  @Test func `an unanswered deletion retains no part`() async {
    let closed = await ClosedScreen(of: "MVC", Person(at: EmployeeListModule.makeScreen)) {
      person in
      await person.deleteWithoutAnswer()
    }
    #expect(closed.typesAlive == [])
    await closed.service.refuseDeletion(with: "locked")
    #expect(closed.typesAlive == [])
  }
}
