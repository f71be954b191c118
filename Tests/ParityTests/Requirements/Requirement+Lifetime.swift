import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// A closed screen is released with all parts that its stored properties lead to.
  static let lifetime: [Requirement] = [
    Requirement(
      "9.1", "A screen is released after use",
      "So are its table, its cells and both services."
    ) { architecture in
      var person: Person? = await Person(at: architecture, employees: .samples)
      person?.tap("Call")
      person?.search("a")
      person?.search("")
      person?.delete("Grace")
      await person?.service.refuseChange(with: "tenured")
      person?.delete("Alan")
      await person?.service.acceptChange()
      person?.scrollToEnd()
      let parts = person?.parts ?? []
      person = nil
      await expectReleased(parts)
    },
    Requirement("9.2", "A screen that failed to load is released") { architecture in
      var person: Person? = Person(at: architecture)
      await person?.service.fail(with: "asleep")
      person?.tap("Retry")
      await person?.service.fail(with: "asleep again")
      let parts = person?.parts ?? []
      person = nil
      await expectReleased(parts)
    },
    Requirement(
      "9.3", "A screen that is still loading is released, and its request is canceled"
    ) { architecture in
      var person: Person? = Person(at: architecture)
      await settle()
      let service = person?.service
      let parts = person?.screenParts ?? []
      person = nil
      await expectReleased(parts)
      await service?.answer(with: .samples)
      #expect(service?.cancelledCount == 1)
    },
    Requirement(
      "9.4", "A screen is released before a deletion is answered, and the answer has no effect",
      "The deletion isn't canceled. Its answer causes no request, no deletion, and no action, and releases the service."
    ) { architecture in
      for isRefused in [false, true] {
        var person: Person? = await Person(at: architecture, employees: .samples)
        person?.delete("Grace")
        await settle()
        var service = person?.service
        let contacts = person?.contacts
        let outside = person.map { [ScreenPart($0.service)] } ?? []
        let parts = person?.screenParts ?? []
        person = nil
        await expectReleased(parts)
        if isRefused {
          await service?.refuseChange(with: "tenured")
        } else {
          await service?.acceptChange()
        }
        #expect(service?.requestCount == 1)
        #expect(service?.deletions == [1])
        #expect(service?.cancelledCount == 0)
        #expect(contacts?.made == [])
        service = nil
        await expectReleased(outside)
      }
    },
    Requirement(
      "9.5", "A profile is released after going back, and when its screen is closed"
    ) { architecture in
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
    },
  ]
}
