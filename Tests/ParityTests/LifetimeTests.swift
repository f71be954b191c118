import Catalogue
import Employees
import TestSupport
import Testing

/// 9 Lifetime: when a screen goes, what can be seen of it from outside goes too.
///
/// The parts inside are looked after by the suites of the modules.
struct LifetimeTests {
  @Test(arguments: Architecture.allCases)
  func `9.1 A screen that was used is released`(architecture: Architecture) async {
    var person: Person? = await Person(at: architecture, employees: .samples)
    person?.tap("Call")
    person?.search("a")
    person?.search("")
    person?.delete("Grace")
    await person?.service.refuseDeletion(with: "tenured")
    person?.delete("Alan")
    await person?.service.acceptDeletion()
    person?.scrollToEnd()
    let parts = person?.parts ?? []
    person = nil
    await expectReleased(parts)
  }

  @Test(arguments: Architecture.allCases)
  func `9.2 So is one that failed`(architecture: Architecture) async {
    var person: Person? = Person(at: architecture)
    await person?.service.fail(with: "asleep")
    person?.tap("Retry")
    await person?.service.fail(with: "asleep again")
    let parts = person?.parts ?? []
    person = nil
    await expectReleased(parts)
  }

  @Test(arguments: Architecture.allCases)
  func `9.3 So is one that waits for the list, and a late answer calls nobody`(
    architecture: Architecture
  ) async {
    var person: Person? = Person(at: architecture)
    await settle()
    let service = person?.service
    let parts = person?.screenParts ?? []
    person = nil
    await expectReleased(parts)
    await service?.answer(with: .samples)
    #expect(service?.cancelledCount == 1)
  }

  @Test(arguments: Architecture.allCases)
  func `9.4 So is one that waits for a deletion, and a late answer calls nobody`(
    architecture: Architecture
  ) async {
    for isRefused in [false, true] {
      var person: Person? = await Person(at: architecture, employees: .samples)
      person?.delete("Grace")
      await settle()
      let service = person?.service
      let parts = person?.screenParts ?? []
      person = nil
      await expectReleased(parts)
      #expect(service?.deletions == [1])
      if isRefused {
        await service?.refuseDeletion(with: "tenured")
      } else {
        await service?.acceptDeletion()
      }
    }
  }

  @Test(arguments: Architecture.allCases)
  func `9.5 A profile is released when a person goes back, or leaves`(
    architecture: Architecture
  ) async {
    var person: Person? = await Person(at: architecture, employees: .samples)
    person?.select("Grace")
    person?.tap("Call")
    let profile = person?.visibleParts ?? []
    #expect(person?.back() == true)
    await expectReleased(profile)
    person?.select("Grace")
    let parts = person?.parts ?? []
    person = nil
    await expectReleased(parts)
  }

  private func expectReleased(
    _ parts: [Part], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    #expect(!parts.isEmpty, sourceLocation: sourceLocation)
    #expect(parts.filter(\.isAlive).map(\.name) == [], sourceLocation: sourceLocation)
  }
}
