import Testing
import UIKit

struct ReusingTests {
  @Test func `rule 8: a cell comes from the pool, or else from the registration`() throws {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let cells = screen.table.visibleCells
    screen.table.register(LabelledCell.self, forCellReuseIdentifier: "other")
    screen.table.scrollToEnd()
    let scrolled = screen.table.visibleCells
    screen.table.dataSource = nil
    screen.table.expectVisible([])
    let pooled = (0..<3).compactMap { _ in screen.table.dequeueReusableCell(withIdentifier: "row") }
    let both = [scrolled, pooled].map(identities(of:))
    #expect(both == [identities(of: cells), identities(of: cells)])
    let fresh = try #require(screen.table.dequeueReusableCell(withIdentifier: "row"))
    #expect(!cells.contains { $0 === fresh })
    screen.table.expectCellCounts(["row": 4, "other": 0])
  }

  @Test func `rule 14: an identifier gets no cell of another one, even of the same class`() {
    let rows = (0..<40).map { LabelledRow("\($0)", kind: $0 % 3 == 0 ? "third" : "row") }
    let screen = ListScreen(rows: rows, height: 4, kinds: ["row", "third"])
    for _ in 0..<36 {
      screen.table.scroll(by: 1)
      let kinds = (screen.table.indexPathsForVisibleRows ?? []).map { rows[$0.row].kind }
      #expect(screen.table.visibleCells.map(\.reuseIdentifier) == kinds)
    }
  }

  @Test func `rule 12: a cell is prepared for reuse when it is dequeued again`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let cells = screen.table.visibleCells
    let new = cells.map(reuseCount(of:))
    screen.table.dataSource = nil
    screen.table.expectVisible([])
    let waiting = cells.map(reuseCount(of:))
    let pooled = (0..<3).compactMap { _ in screen.table.dequeueReusableCell(withIdentifier: "row") }
    #expect(identities(of: pooled) == identities(of: cells))
    #expect([new, waiting, cells.map(reuseCount(of:))] == [[0, 0, 0], [0, 0, 0], [1, 1, 1]])

    let other = ListScreen(rows: .numbered(0..<9), height: 3)
    other.table.register(ForgetfulCell.self, forCellReuseIdentifier: "row")
    for row in 0..<6 {
      other.expectShown(["row \(row)", "row \(row + 1)", "row \(row + 2)"])
      other.table.scroll(by: 1)
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
