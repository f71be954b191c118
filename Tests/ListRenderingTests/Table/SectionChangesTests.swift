import ListRendering
import Testing

/// The changes that turn one list of sections into another.
struct SectionChangesTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var content = 0
  }

  @Test func `equal lists need no change`() {
    #expect(changes([1, 2, 3], [1, 2, 3]).isEmpty)
    #expect(changes([], []).isEmpty)
  }

  @Test func `what comes and goes is inserted and deleted`() {
    let head = changes([2, 3], [1, 2, 3])
    #expect(head.inserts == [0] && head.deletes == [] && head.moves == [])
    let middle = changes([1, 2, 3], [1, 3])
    #expect(middle.deletes == [1] && middle.inserts == [] && middle.moves == [])
  }

  @Test func `one that goes to another place is the only one that moves`() {
    let changes = changes([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])
    #expect(changes.moves.map(\.from) == [0] && changes.moves.map(\.to) == [4])
    #expect(changes.inserts == [] && changes.deletes == [] && changes.reloads == [])
  }

  @Test func `two that are swapped move, and those between them stay`() {
    let changes = changes(Array(0..<10_000), [9_999] + (1..<9_999) + [0])
    #expect(Set(changes.moves.map(\.from)) == [0, 9_999])
    #expect(changes.inserts == [] && changes.deletes == [] && changes.reloads == [])
  }

  @Test func `another content is a reload, by the old number, and the offset counts`() {
    let old = [Item(id: 1), Item(id: 2), Item(id: 3)]
    let new = [Item(id: 3, content: 1), Item(id: 1), Item(id: 2, content: 1)]
    let changes = SectionChanges(from: old, to: new, offset: 1)
    #expect(Set(changes.reloads) == [2, 3])
    #expect(changes.moves.map(\.from) == [3] && changes.moves.map(\.to) == [1])
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
