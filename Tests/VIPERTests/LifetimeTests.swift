import TestSupport
import Testing

@testable import VIPER

/// The lifetime of the view, the presenter, the interactor, the router and the sections.
struct LifetimeTests {
  @Test func `closing the screen releases all parts`() async {
    let closed = await ClosedScreen(of: "VIPER", Person(at: EmployeeListModule.makeScreen)) {
      person in
      await person.useEveryPart()
    }
    #expect(
      closed.types.isSuperset(of: [
        "EmployeeListViewController", "EmployeeListPresenter", "EmployeeListInteractor",
        "EmployeeListRouter", "EmployeeSectionModel", "StatusSectionModel",
      ]))
    #expect(closed.typesAlive == [])
  }

  @Test func `an unanswered load retains no part`() async {
    let closed = await ClosedScreen(of: "VIPER", Person(at: EmployeeListModule.makeScreen))
    #expect(closed.typesAlive == [])
    await closed.service.answer(with: .samples)
    #expect(closed.typesAlive == [])
  }

  @Test func `an unanswered deletion retains no part`() async {
    let closed = await ClosedScreen(of: "VIPER", Person(at: EmployeeListModule.makeScreen)) {
      person in
      await person.deleteWithoutAnswer()
    }
    #expect(closed.typesAlive == [])
    await closed.service.refuseDeletion(with: "locked")
    #expect(closed.typesAlive == [])
  }
}
