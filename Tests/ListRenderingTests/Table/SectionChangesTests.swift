import ListRendering
import Testing

struct SectionChangesTests {
  private nonisolated struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var content = 0
  }

  @Test func `equal lists need no change`() {
    #expect(changes([1, 2, 3], [1, 2, 3]).isEmpty)
    #expect(changes([], []).isEmpty)
  }

  @Test func `new elements are inserted, missing elements are deleted`() {
    let head = changes([2, 3], [1, 2, 3])
    #expect(head.inserts == [0] && head.deletes == [] && head.moves == [])
    let middle = changes([1, 2, 3], [1, 3])
    #expect(middle.deletes == [1] && middle.inserts == [] && middle.moves == [])
  }

  @Test func `an element at another place is the only one that moves`() {
    let changes = changes([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])
    #expect(changes.moves.map(\.from) == [0] && changes.moves.map(\.to) == [4])
    #expect(changes.inserts == [] && changes.deletes == [] && changes.reloads == [])
  }

  @Test func `two swapped elements move, and those between them stay`() {
    let changes = changes(Array(0..<10_000), [9_999] + (1..<9_999) + [0])
    #expect(Set(changes.moves.map(\.from)) == [0, 9_999])
    #expect(changes.inserts == [] && changes.deletes == [] && changes.reloads == [])
  }

  @Test func `an element with another content is reloaded by its old number below the offset`() {
    let old = [Item(id: 1), Item(id: 2), Item(id: 3)]
    let new = [Item(id: 3, content: 1), Item(id: 1), Item(id: 2, content: 1)]
    let changes = SectionChanges(from: old, to: new, offset: 1)
    #expect(Set(changes.reloads) == [2, 3])
    #expect(changes.moves.map(\.from) == [3] && changes.moves.map(\.to) == [1])
  }

  @Test func `all changes are in order of their numbers`() {
    let old = (0..<8).map { Item(id: $0) }
    let new = [7, 9, 5, 1, 2, 8, 0].map { Item(id: $0, content: 1) }
    let changes = SectionChanges(from: old, to: new)
    #expect(changes.deletes == [3, 4, 6])
    #expect(changes.inserts == [1, 5])
    #expect(changes.reloads == [0, 1, 2, 5, 7])
    #expect(changes.moves == [.init(from: 0, to: 6), .init(from: 5, to: 2), .init(from: 7, to: 0)])
  }

  @Test func `lists that share their storage are not compared`() {
    let list = (0..<100).map { Item(id: $0) }
    var comparisons = 0
    let changes = SectionChanges(from: list, to: list, id: { $0.id }) { _, _ in
      comparisons += 1
      return false
    }
    #expect(changes.isEmpty)
    #expect(comparisons == 0)
  }

  @Test func `closures identify and compare elements of a protocol type`() {
    let old: [any Titled] = [Heading("a"), Heading("b"), Heading("c")]
    let new: [any Titled] = [old[2], Heading("b"), Heading("d"), old[0]]
    let changes = SectionChanges(
      from: old, to: new, offset: 1, id: { $0.title }, isSame: { $0 === $1 })
    #expect(changes.inserts == [3])
    #expect(changes.deletes == [])
    #expect(changes.reloads == [2])
    #expect(changes.moves.count == 2)
  }

  @Test func `long lists are compared off the main actor`() async {
    let old = (0..<2_000).map { Item(id: $0) }
    let new = old.reversed().filter { $0.id % 3 != 0 }
    let changes = await Task.detached { SectionChanges(from: old, to: new) }.value
    #expect(changes.deletes == (0..<2_000).filter { $0 % 3 == 0 })
    #expect(changes.inserts == [] && changes.reloads == [])
    #expect(changes.moves.count == new.count - 1)
  }

  @Test func `an id that occurs twice is paired one to one`() {
    #expect(changes([1, 1], [1, 1]).isEmpty)
    #expect(changes([1, 1, 1], [1]).deletes.count == 2)
    #expect(changes([1], [1, 1]).inserts.count == 1)
    let swapped = changes([1, 1, 2], [2, 1, 1])
    #expect(swapped.deletes == [] && swapped.inserts == [])
  }

  @Test(arguments: UInt64(1)...60)
  func `applied to a table, the changes show the new list`(seed: UInt64) {
    var random = RandomLists(seed: seed)
    let screen = NumberedSections()
    for step in 1...20 {
      var pool = Array(0..<12)
      var new: [Item] = []
      for _ in 0..<random.number(in: 0...10) {
        let id = pool.remove(at: random.number(in: 0...pool.count - 1))
        new.append(Item(id: id, content: random.number(in: 0...3) == 0 ? step : 0))
      }
      let old = screen.items.map { Item(id: $0.id, content: $0.content) }
      let changes = SectionChanges(from: old, to: new)
      screen.items = new.map { ($0.id, $0.content) }
      screen.tableView.apply(changes)
      var drawn = ""
      ListRenderer(width: 20, style: .plain).drawFrame(of: screen, into: &drawn)
      let expected = new.map { "\($0.id) \($0.content)" }
      #expect(
        drawn.split(separator: "\n").map(String.init) == expected, "seed \(seed), step \(step)")
    }
  }

  private func changes(_ old: [Int], _ new: [Int]) -> SectionChanges {
    SectionChanges(from: old.map { Item(id: $0) }, to: new.map { Item(id: $0) })
  }
}

// MARK: -

private protocol Titled: AnyObject {
  var title: String { get }
}

private final class Heading: Titled {
  let title: String

  init(_ title: String) { self.title = title }
}

// MARK: -

/// A table with a section of one row for each item.
private final class NumberedSections: TableViewController {
  var items: [(id: Int, content: Int)] = []

  init() {
    super.init()
    view.size = Size(width: 20, height: 12)
    tableView.register(NumberCell.self, forCellReuseIdentifier: "Number")
  }

  override func numberOfSections(in tableView: TableView) -> Int { items.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
    let item = items[indexPath.section]
    (cell as? NumberCell)?.label.text = "\(item.id) \(item.content)"
    return cell
  }
}

private final class NumberCell: TableViewCell {
  let label = Label()
  override var contentView: View { label }
}
