import Catalogue
import Employees
import TestSupport
import Testing

/// Two requests on their way at once: the later one wins, whichever answers first.
extension UpdateTests {
  /// How the older of two requests ends.
  private enum Ending: CaseIterable {
    case success
    case failure
  }

  @Test(arguments: Architecture.allCases)
  func `5.7 An older request that answers first changes nothing`(
    architecture: Architecture
  ) async {
    for ending in Ending.allCases {
      let person = await waitingTwice(at: architecture)
      let loading = person.frame
      await end(0, of: person, with: ending)
      #expect(person.frame == loading)
      await person.service.answer(1, with: [.grace])
      #expect(person.list == (await Person(at: architecture, employees: [.grace]).list))
    }
  }

  @Test(arguments: Architecture.allCases)
  func `5.8 An older request that answers last changes nothing`(
    architecture: Architecture
  ) async {
    for ending in Ending.allCases {
      let person = await waitingTwice(at: architecture)
      await person.service.answer(1, with: [.grace])
      let shown = person.frame
      await end(0, of: person, with: ending)
      #expect(person.frame == shown)
    }
  }

  @Test(arguments: Architecture.allCases)
  func `5.9 An older request does not hide that the later one failed`(
    architecture: Architecture
  ) async {
    for ending in Ending.allCases {
      let person = await waitingTwice(at: architecture)
      await person.service.fail(1, with: "asleep")
      let shown = person.frame
      await end(0, of: person, with: ending)
      #expect(person.frame == shown)
      #expect(shown.contains("asleep"))
    }
  }

  /// A person who opened the screen and pulled, and has got no answer yet.
  private func waitingTwice(at architecture: Architecture) async -> Person {
    let person = Person(at: architecture)
    await settle()
    person.pullToRefresh()
    await settle()
    return person
  }

  private func end(_ request: Int, of person: Person, with ending: Ending) async {
    switch ending {
    case .success: await person.service.answer(request, with: [.alan])
    case .failure: await person.service.fail(request, with: "too late")
    }
  }
}
