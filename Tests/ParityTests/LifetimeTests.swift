import Catalogue
import TestSupport
import Testing

/// Closing a screen releases everything that it reaches.
struct LifetimeTests {
  @Test(arguments: Architecture.selected)
  func `closing a used screen releases its parts`(architecture: Architecture) async {
    var person: Person? = Person(at: architecture)
    await person?.useEveryPart()
    let parts = person?.parts ?? []
    person = nil
    #expect(parts.contains { $0.module == architecture.name }, "no part of the module was found")
    await expectReleased(parts)
  }
}
