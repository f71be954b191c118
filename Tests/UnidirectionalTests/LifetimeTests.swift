import TestSupport
import Testing

@testable import Unidirectional

/// The lifetime of the view, the store and the cells.
struct LifetimeTests {
  @Test func `closing the screen releases all parts`() async {
    let closed = await ClosedScreen(
      of: "Unidirectional", Person(at: EmployeeListModule.makeScreen)
    ) { person in
      await person.useEveryPart()
    }
    #expect(
      closed.types.isSuperset(of: [
        "EmployeeListViewController", "EmployeeListStore", "EmployeeInfoCell", "ButtonCell",
      ]))
    #expect(closed.typesAlive == [])
  }

  @Test func `an unanswered load retains no part`() async {
    let closed = await ClosedScreen(
      of: "Unidirectional", Person(at: EmployeeListModule.makeScreen))
    #expect(closed.typesAlive == [])
    await closed.service.answer(with: .samples)
    #expect(closed.typesAlive == [])
    #expect(closed.service.cancelledCount == 1)
  }

  @Test func `an unanswered deletion retains no part`() async {
    let closed = await ClosedScreen(
      of: "Unidirectional", Person(at: EmployeeListModule.makeScreen)
    ) { person in
      await person.deleteWithoutAnswer()
    }
    #expect(closed.typesAlive == [])
    await closed.service.refuseDeletion(with: "locked")
    #expect(closed.typesAlive == [])
  }
}
