import Diffing
import TestSupport
import Testing

/// Sections that are kept for equal elements.
struct DiffableSectionsTests {
  @Test func `an update without changed elements still replaces the leading sections`() {
    var sections = DiffableSections<IdentifiedItem, String>()
    _ = sections.update(to: [IdentifiedItem(id: 1)], below: ["loading"]) { "\($0)" }
    let changes = sections.update(to: [IdentifiedItem(id: 1)], below: ["loaded"]) { _ in "new" }
    #expect(changes == SectionChanges() && sections.sections == ["loaded", "1"])
  }

  @Test func `an update from or to an empty list reloads everything`() {
    var sections = DiffableSections<IdentifiedItem, String>()
    let steps: [([IdentifiedItem], SectionChanges?, [String])] = [
      ([], SectionChanges(), ["above"]), ([IdentifiedItem(id: 1)], nil, ["above", "1"]),
      ([], nil, ["above"]), ([], SectionChanges(), ["above"]),
    ]
    for (elements, expected, shown) in steps {
      let changes = sections.update(to: elements, below: ["above"]) { "\($0)" }
      #expect((changes, sections.sections) == (expected, shown))
    }
  }

  @Test func `only new and changed elements get new sections`() {
    var sections = DiffableSections<IdentifiedItem, String>()
    _ = sections.update(to: [0, 1, 2].map { IdentifiedItem(id: $0) }) { "old \($0)" }
    let new = [
      IdentifiedItem(id: 2), IdentifiedItem(id: 3), IdentifiedItem(id: 0, content: 1),
    ]
    _ = sections.update(to: new) { "new \($0)" }
    #expect(sections.sections == ["old 2", "new 3", "new 0*"])
    _ = sections.update(to: new.dropLast() + [IdentifiedItem(id: 0)]) { "last \($0)" }
    #expect(sections.sections == ["old 2", "new 3", "last 0"])
  }

  @Test func `sections can be updated outside the main actor`() async {
    let sections = await Task.detached {
      var sections = DiffableSections<IdentifiedItem, String>()
      _ = sections.update(to: (0..<3).map { IdentifiedItem(id: $0) }) { "\($0)" }
      return sections
    }.value
    #expect(sections.sections == ["0", "1", "2"])
  }
}
