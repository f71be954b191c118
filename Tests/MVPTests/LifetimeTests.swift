import TestSupport
import Testing

@testable import MVP

/// The lifetime of the view, the presenter and the cells.
struct LifetimeTests {
  @Test func `closing the screen releases all parts`() async {
    let closed = await ClosedScreen(of: "MVP", Person(at: EmployeeListModule.makeScreen)) {
      person in
      await person.useEveryPart()
    }
    #expect(
      closed.types.isSuperset(of: [
        "EmployeeListViewController", "EmployeeListPresenter", "EmployeeInfoCell", "ButtonCell",
      ]))
    #expect(closed.typesAlive == [])
  }

  @Test func `an unanswered load retains no part`() async {
    let closed = await ClosedScreen(of: "MVP", Person(at: EmployeeListModule.makeScreen))
    #expect(closed.typesAlive == [])
    await closed.service.answer(with: .samples)
    #expect(closed.typesAlive == [])
  }

  @Test func `an unanswered deletion retains no part`() async {
    let closed = await ClosedScreen(of: "MVP", Person(at: EmployeeListModule.makeScreen)) {
      person in
      await person.deleteWithoutAnswer()
    }
    #expect(closed.typesAlive == [])
    await closed.service.refuseDeletion(with: "locked")
    #expect(closed.typesAlive == [])
  }
}
