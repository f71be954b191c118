import Testing

@testable import ListRendering

/// Checks the cell pool without a table.
struct CellPoolTests {
  private let pool = CellPool<UITableViewCell>()

  @Test func `rule 8: a waiting cell is dequeued before a new one is made`() {
    pool.register("row") { LabelledCell(style: .default, reuseIdentifier: $0) }
    let cell = pool.dequeue("row")
    #expect(cell?.reuseIdentifier == "row")
    if let cell { pool.enqueue(cell) }
    let isSame = (0..<2).map { _ in pool.dequeue("row") === cell }
    #expect(isSame == [true, false])
    #expect(pool.createdCounts == ["row": 2])
  }

  @Test func `rule 26: a cell that the data source made is kept only if it has an identifier`() {
    #expect(pool.dequeue("row") == nil)
    let cell = LabelledCell(style: .default, reuseIdentifier: "row")
    pool.enqueue(cell)
    #expect(pool.dequeue("row") === cell)
    #expect(cell.reuseCount == 1)
    #expect(pool.dequeue("row") == nil)
    #expect(pool.createdCounts == [:])

    weak var released: UITableViewCell?
    do {
      let cell = LabelledCell(style: .default, reuseIdentifier: nil)
      released = cell
      pool.enqueue(cell)
    }
    #expect(released == nil)
  }

  @Test func `rule 7: a registration releases the earlier cells of its identifier`() throws {
    pool.register("row") { LabelledCell(style: .default, reuseIdentifier: $0) }
    var cells = try (0..<4).map { _ in try #require(pool.dequeue("row")) }
    let isReleased = cells.map { cell in { [weak cell] in cell == nil } }
    for cell in cells[..<3] { pool.enqueue(cell) }
    pool.register("row") { LabelledCell(style: .default, reuseIdentifier: $0) }
    cells.removeFirst(3)
    #expect(isReleased.map { $0() } == [true, true, true, false])
    pool.enqueue(cells.removeLast())
    #expect(isReleased.map { $0() } == [true, true, true, true])
    #expect(pool.createdCounts == ["row": 0])

    var others = (0..<2).map { _ in LabelledCell(style: .default, reuseIdentifier: "row") }
    let areOthersReleased = others.map { cell in { [weak cell] in cell == nil } }
    let other = CellPool<UITableViewCell>()
    for cell in others { other.enqueue(cell) }
    #expect(other.dequeue("row") === others[0])
    other.register("row") { LabelledCell(style: .default, reuseIdentifier: $0) }
    other.enqueue(others[0])
    others = []
    #expect(areOthersReleased.map { $0() } == [true, true])
    #expect(other.createdCounts == ["row": 0])
  }

  @Test func `a released pool releases its cells`() throws {
    weak var released: UITableViewCell?
    do {
      let pool = CellPool<UITableViewCell>()
      pool.register("row") { LabelledCell(style: .default, reuseIdentifier: $0) }
      let cell = try #require(pool.dequeue("row"))
      released = cell
      pool.enqueue(cell)
    }
    #expect(released == nil)
  }
}
