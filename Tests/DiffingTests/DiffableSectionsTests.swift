import Diffing
import TestSupport
import Testing

/// Sections that are kept for equal elements.
struct DiffableSectionsTests {
  @Test func `an update replaces the sections above, and reloads all if one list is empty`() {
    var sections = DiffableSections<IdentifiedItem, String>()
    let one = [IdentifiedItem(id: 1)]
    let steps: [([IdentifiedItem], above: String, SectionChanges?, shown: [String])] = [
      ([], "loading", SectionChanges(), ["loading"]), (one, "loaded", nil, ["loaded", "old 1"]),
      (one, "loading", SectionChanges(), ["loading", "old 1"]), ([], "empty", nil, ["empty"]),
      ([], "loading", SectionChanges(), ["loading"]),
    ]
    for (elements, above, expected, shown) in steps {
      let prefix = sections.sections.count > 1 ? "new" : "old"
      let changes = sections.update(to: elements, below: [above]) { "\(prefix) \($0)" }
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

  @Test func `long lists can be compared and their sections updated outside the main actor`() async
  {
    let old = (0..<2_000).map { IdentifiedItem(id: $0) }
    let new = old.reversed().filter { $0.id % 3 != 0 }
    let (sections, changes) = await Task.detached {
      var sections = DiffableSections<IdentifiedItem, String>()
      _ = sections.update(to: old) { "\($0)" }
      let changes = sections.update(to: new) { _ in "new" }
      return (sections, changes)
    }.value
    #expect(sections.sections == new.map { "\($0)" })
    #expect(changes?.deletes == (0..<2_000).filter { $0 % 3 == 0 })
    #expect(changes?.moves.count == new.count - 1)
    #expect(changes?.inserts == [] && changes?.reloads == [])
  }
}
