import Testing

@testable import UIKit

/// Checks the cell pool without a table.
struct CellPoolTests {
  private let pool = CellPool<UITableViewCell>()

  @Test func `rule 7: a registration releases the earlier cells of its identifier`() throws {
    pool.register("row") { LabelledCell(style: .default, reuseIdentifier: $0) }
    var cells = try (0..<4).map { _ in try #require(pool.dequeue("row")) }
    let isReleased = cells.map { cell in { [weak cell] in cell == nil } }
    for cell in cells[..<3] { pool.enqueue(cell) }
    pool.register("row") { LabelledCell(style: .default, reuseIdentifier: $0) }
    cells.removeFirst(3)
    expectEqual(isReleased.map { $0() }, [true, true, true, false])
    pool.enqueue(cells.removeLast())
    expectEqual(isReleased.map { $0() }, [true, true, true, true])
    expectEqual(pool.createdCounts, ["row": 0])
  }
}
