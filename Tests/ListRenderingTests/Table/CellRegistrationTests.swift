import ListRendering
import Testing

struct CellRegistrationTests {
  @Test func `rule 14: a registration fills the cells that it or a factory makes`() {
    let screen = ListScreen("ab")
    var filled: [String] = []
    let registration = CellRegistration<ButtonCell, String>(identifier: "letter") {
      cell, indexPath, letter in
      cell.button.title = letter
      filled.append("\(letter) at \(indexPath)")
    }
    let cell = screen.table.dequeueConfiguredReusableCell(
      using: registration, for: .row(1), item: "b")
    #expect([cell.button.title, cell.reuseIdentifier] == ["b", "letter"])
    #expect(filled == ["b at {section 0, row 1}"])
    #expect(screen.table.createdCellCount(forIdentifier: "letter") == 1)

    let other = ListScreen("ab")
    let labels = CellRegistration<LabelledCell, String>(identifier: "row") { made, _, item in
      made.label.lines = [item]
    }
    other.table.register(forCellReuseIdentifier: "row") { ButtonCell(reuseIdentifier: $0) }
    let made = other.table.dequeueConfiguredReusableCell(
      using: labels, for: .row(0), item: "typed")
    #expect(made is ButtonCell)
    #expect(made.label.lines == ["typed"])
    other.table.expectCellCounts(["row": 1])
  }

  @Test func `rule 14: the cells of a registration are reused, and reconfigured in place`() throws {
    let list = TypedList(rowCount: 30)
    list.table.size = Size(width: 20, height: 3)
    for row in [0, 7, 27] {
      list.table.scrollToRow(at: .row(row), at: .top, animated: false)
      #expect(list.labels == (row..<row + 3).map { "typed \($0)" })
    }
    list.table.expectCellCounts(["typed": 3])

    let cells = Set(list.table.visibleCells.map(ObjectIdentifier.init))
    list.table.dataSource = nil
    list.table.expectVisible([])
    let pooled = (0..<3).compactMap { _ in list.table.dequeueReusableCell(withIdentifier: "typed") }
    #expect(Set(pooled.map(ObjectIdentifier.init)) == cells)
    list.table.expectCellCounts(["typed": 3])

    let short = TypedList(rowCount: 3)
    short.table.size = Size(width: 20, height: 3)
    let cell = try #require(short.table.cellForRow(at: .row(1)) as? LabelledCell)
    short.prefix = "again"
    short.table.reconfigureRows(at: [.row(1)])
    #expect(short.labels == ["typed 0", "again 1", "typed 2"])
    #expect(short.table.cellForRow(at: .row(1)) === cell)
    #expect(cell.reuseCount == 0)
  }

  @Test func `rule 14: an identifier that is registered for another class stops the program`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen("ab")
      let registration = CellRegistration<ButtonCell, String>(identifier: "row") { _, _, _ in }
      _ = screen.table.dequeueConfiguredReusableCell(
        using: registration, for: .row(0), item: "a")
    }
    result.expectFatalError("row is registered for LabelledCell, not for ButtonCell")
  }
}

// MARK: -

/// A list that dequeues its cells with a `CellRegistration`.
final class TypedList: UITableViewDataSource {
  let table = UITableView()
  var prefix = "typed"
  private let rowCount: Int
  private let registration = CellRegistration<LabelledCell, String>(identifier: "typed") {
    cell, _, label in cell.label.lines = [label]
  }

  init(rowCount: Int) {
    self.rowCount = rowCount
    table.dataSource = self
  }

  var labels: [String] {
    table.visibleCells.compactMap { ($0 as? LabelledCell)?.label.lines.first }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: "\(prefix) \(indexPath.row)")
  }
}
