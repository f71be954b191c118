import TestSupport
import Testing

@testable import ReusableDataSource

/// The lifetime of the controllers, the data source, the providers and the sections.
struct LifetimeTests {
  @Test func `closing the screen releases all parts`() async {
    let closed = await ClosedScreen(
      of: "ReusableDataSource", Person(at: EmployeeListModule.makeScreen)
    ) { person in
      await person.useEveryPart()
    }
    #expect(
      closed.types.isSuperset(of: [
        "EmployeeListViewController", "EmployeeDataProvider", "ViewModelDataSource",
        "EmployeeInfoCell", "ButtonCell",
      ]))
    #expect(closed.typesAlive == [])
  }

  @Test func `a pending load keeps no part`() async {
    let closed = await ClosedScreen(
      of: "ReusableDataSource", Person(at: EmployeeListModule.makeScreen))
    #expect(closed.typesAlive == [])
    await closed.service.answer(with: .samples)
    #expect(closed.typesAlive == [])
  }

  @Test func `a pending deletion keeps no part`() async {
    let closed = await ClosedScreen(
      of: "ReusableDataSource", Person(at: EmployeeListModule.makeScreen)
    ) { person in
      await person.deleteWithoutAnswer()
    }
    #expect(closed.typesAlive == [])
    await closed.service.refuseDeletion(with: "locked")
    #expect(closed.typesAlive == [])
  }

}
