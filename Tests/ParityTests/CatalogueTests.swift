import Catalogue
import TestSupport
import Testing

/// What the catalogue does with every screen that it lists.
struct CatalogueTests {
  @Test func `every screen refuses an answer in which an id repeats`() async {
    for architecture in Architecture.selected {
      let screens = [
        architecture.makeScreen, architecture.makeGrid, architecture.makeWorkplaces,
      ]
      for makeScreen in screens.compactMap(\.self) {
        let person = Person(at: makeScreen, width: 80)
        await person.service.answer(with: [.grace, .grace, .alan])
        #expect(person.frame.contains("two employees with the id 1"), "\(architecture)")
      }
    }
  }
}
