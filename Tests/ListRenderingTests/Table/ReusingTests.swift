import ListRendering
import Testing

struct ReusingTests {
  @Test func `rule 8: a cell comes from the pool, or else from the registration`() throws {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let cells = screen.table.visibleCells
    screen.table.register(LabelledCell.self, forCellReuseIdentifier: "other")
    screen.table.scrollToEnd()
    #expect(Set(screen.table.visibleCells.map(ObjectIdentifier.init)) == identities(of: cells))

    screen.table.dataSource = nil
    #expect(screen.table.visibleCells.isEmpty)
    let pooled = (0..<3).compactMap { _ in screen.table.dequeueReusableCell(withIdentifier: "row") }
    #expect(identities(of: pooled) == identities(of: cells))
    let fresh = try #require(screen.table.dequeueReusableCell(withIdentifier: "row"))
    #expect(!cells.contains { $0 === fresh })
    #expect(screen.table.createdCellCounts == ["row": 4, "other": 0])
  }

  @Test func `rule 8: a cell is reused only for rows of its own kind`() {
    let rows = (0..<40).map { LabelledRow("\($0)", kind: $0 % 3 == 0 ? "third" : "row") }
    let screen = ListScreen(rows: rows, height: 4, kinds: ["row", "third"])
    for _ in 0..<36 {
      screen.table.scroll(by: 1)
      for (path, cell) in zip(screen.table.indexPathsForVisibleRows, screen.table.visibleCells) {
        #expect(cell.reuseIdentifier == rows[path.row].kind)
      }
    }
  }

  @Test func `rule 12: a new cell is not prepared for reuse`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    #expect(screen.reuseCounts == [0, 0, 0])
  }

  @Test func `rule 12: a cell is prepared for reuse when it is dequeued again`() throws {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    #expect(screen.reuseCounts == [0, 0, 0])
    let cell = try #require(screen.table.visibleCells.first as? LabelledCell)
    screen.table.dataSource = nil
    #expect(screen.table.visibleCells.isEmpty)
    #expect(cell.reuseCount == 0)
    let pooled = (0..<3).map { _ in screen.table.dequeueReusableCell(withIdentifier: "row") }
    #expect(pooled.contains { $0 === cell })
    #expect(cell.reuseCount == 1)
  }

  @Test func `rule 12: a cell is prepared for reuse before it is filled`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.register(ForgetfulCell.self, forCellReuseIdentifier: "row")
    for row in 0..<6 {
      #expect(screen.shown == ["row \(row)", "row \(row + 1)", "row \(row + 2)"])
      screen.table.scroll(by: 1)
    }
  }

  private func identities(of cells: [TableViewCell]) -> Set<ObjectIdentifier> {
    Set(cells.map(ObjectIdentifier.init))
  }
}

// MARK: -

extension ListScreen {
  /// The number of reuses of each visible cell.
  fileprivate var reuseCounts: [Int] {
    table.visibleCells.map { ($0 as? LabelledCell)?.reuseCount ?? -1 }
  }
}

// MARK: -

/// A cell that shows nothing after it was prepared for reuse.
private final class ForgetfulCell: LabelledCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    label.lines = []
  }
}
