import Testing
import UIKit

struct ReusingTests {
  @Test func `rule 7: a registration replaces the one of its identifier, with its cells`() {
    let table = UITableView()
    table.register(LabelledCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    #expect(cell is LabelledCell)
    expectEqual(cell?.reuseIdentifier, "row")
    table.register(nil, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)

    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 2)
    screen.table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    screen.table.reloadData()
    expectEqual(screen.table.visibleCells.map { $0 is ButtonCell }, [true, true, true])
    screen.table.register(LabelledCell.self, forCellReuseIdentifier: "other")
    screen.table.expectCellCounts(["row": 3, "other": 0])
  }

  @Test func `rule 8: a cell comes from the pool and is then prepared, or is a new one`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let cells = screen.table.visibleCells
    screen.table.register(LabelledCell.self, forCellReuseIdentifier: "other")
    screen.table.scrollToEnd()
    let scrolled = screen.table.visibleCells
    screen.table.dataSource = nil
    screen.table.expectVisible([])
    let waiting = cells.map(reuseCount(of:))
    let dequeued = (0..<4).map { _ in screen.table.dequeueReusableCell(withIdentifier: "row") }
    let pooled = dequeued.prefix(3).compactMap { $0 }
    let both = [scrolled, pooled].map(identities(of:))
    expectEqual(both, [identities(of: cells), identities(of: cells)])
    expectEqual([waiting, cells.map(reuseCount(of:))], [[1, 1, 1], [2, 2, 2]])
    #expect(!cells.contains { $0 === dequeued[3] })
    screen.table.expectCellCounts(["row": 4, "other": 0])
  }

  @Test func `rule 11: outside a request, any number of cells can be dequeued for a row`() {
    let screen = ListScreen("ab", height: 2)
    let cells = [1, 1, 0, 0].map {
      screen.table.dequeueReusableCell(withIdentifier: "row", for: .row($0))
    }
    expectEqual(identities(of: cells).count, 4)
    // The next request for a row may dequeue a cell for it again.
    screen.table.reloadData()
    screen.expectLetters("ab", asked: "ab")
  }

  @Test func `rule 12: a cell is prepared for reuse before it is filled again, and not later`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.register(ForgetfulCell.self, forCellReuseIdentifier: "row")
    for row in 0..<6 {
      screen.expectShown(["row \(row)", "row \(row + 1)", "row \(row + 2)"])
      screen.table.scroll(by: 1)
    }
  }

  @Test func `rule 14: an identifier gets no cell of another one, even of the same class`() {
    let rows = (0..<40).map { LabelledRow("\($0)", kind: $0 % 3 == 0 ? "third" : "row") }
    let screen = ListScreen(rows: rows, height: 4, kinds: ["row", "third"])
    for _ in 0..<36 {
      screen.table.scroll(by: 1)
      let kinds = (screen.table.indexPathsForVisibleRows ?? []).map { rows[$0.row].kind }
      expectEqual(screen.table.visibleCells.compactMap(\.reuseIdentifier), kinds)
    }
  }

  private func identities(of cells: [UITableViewCell]) -> Set<ObjectIdentifier> {
    Set(cells.map(ObjectIdentifier.init))
  }

  private func reuseCount(of cell: UITableViewCell) -> Int? { (cell as? LabelledCell)?.reuseCount }
}

// MARK: -

/// A cell that shows nothing after it was prepared for reuse.
private final class ForgetfulCell: LabelledCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    label.lines = []
  }
}
