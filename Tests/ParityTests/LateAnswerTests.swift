import Architectures
import Employees
import TestSupport
import Testing

/// Two requests on their way at once: the later one wins, whichever answers first.
struct LateAnswerTests {
  /// How the older of two requests ends.
  enum Ending: CaseIterable {
    case success
    case failure
  }

  @Test(arguments: Architecture.allCases, Ending.allCases)
  func `an older request that answers first changes nothing`(
    architecture: Architecture, ending: Ending
  ) async {
    let person = Person(at: architecture)
    await settle()
    person.pullToRefresh()
    await settle()
    let loading = person.frame
    await end(0, of: person, with: ending)
    #expect(person.frame == loading)
    await person.service.answer(1, with: [.grace])
    #expect(person.list == (await Person(at: architecture, employees: [.grace]).list))
  }

  @Test(arguments: Architecture.allCases, Ending.allCases)
  func `an older request that answers last changes nothing`(
    architecture: Architecture, ending: Ending
  ) async {
    let person = Person(at: architecture)
    await settle()
    person.pullToRefresh()
    await person.service.answer(1, with: [.grace])
    let shown = person.frame
    await end(0, of: person, with: ending)
    #expect(person.frame == shown)
  }

  @Test(arguments: Architecture.allCases, Ending.allCases)
  func `an older request does not hide that the later one failed`(
    architecture: Architecture, ending: Ending
  ) async {
    let person = Person(at: architecture)
    await settle()
    person.pullToRefresh()
    await person.service.fail(1, with: "asleep")
    let shown = person.frame
    await end(0, of: person, with: ending)
    #expect(person.frame == shown)
    #expect(shown.contains("asleep"))
  }

  private func end(_ request: Int, of person: Person, with ending: Ending) async {
    switch ending {
    case .success: await person.service.answer(request, with: [.alan])
    case .failure: await person.service.fail(request, with: "too late")
    }
  }
}
