import Architectures
import Employees
import TestSupport
import Testing

/// When the screen goes, what can be seen of it from outside goes too.
///
/// The parts inside are looked after by the suites of the modules.
struct LifetimeTests {
  @Test(arguments: Architecture.allCases)
  func `a loaded screen is released`(architecture: Architecture) async {
    var person: Person? = await Person(at: architecture, employees: .samples)
    person?.tap("Call")
    person?.scrollToEnd()
    let parts = person?.parts ?? []
    person = nil
    await settle()
    #expect(parts.filter(\.isAlive).map(\.name) == [])
  }

  @Test(arguments: Architecture.allCases)
  func `a screen that failed is released`(architecture: Architecture) async {
    var person: Person? = Person(at: architecture)
    await person?.service.fail(with: "asleep")
    person?.tap("Retry")
    await person?.service.fail(with: "asleep again")
    let parts = person?.parts ?? []
    person = nil
    await settle()
    #expect(parts.filter(\.isAlive).map(\.name) == [])
  }

  @Test(arguments: Architecture.allCases)
  func `a screen that waits is released, and a late answer calls nobody`(
    architecture: Architecture
  ) async {
    var person: Person? = Person(at: architecture)
    await settle()
    let service = person?.service
    let parts = person?.parts.filter { $0.name != "ControlledService" } ?? []
    person = nil
    await settle()
    #expect(parts.filter(\.isAlive).map(\.name) == [])
    await service?.answer(with: .samples)
  }
}
