import TerminalDrawing
import TestSupport
import Testing
import UIKit

/// Compares a table with a plain model after random moves and reloads of random lists.
struct RandomScrollingTests {
  @Test func `rule 13: any operation fills the view, with at most one spare cell of each kind`()
    throws
  {
    try RandomRun.forEachSeed(Repetition.scrolledLists) { try operateRandomly(seed: $0) }
  }

  /// Applies 250 operations to a table and a model, and compares them after each one.
  private func operateRandomly(seed: UInt64) throws {
    var random = RandomLists(seed: seed)
    let sections = random.sections()
    let height = random.number(in: 3...9)
    let screen = ListScreen(sections: sections, height: height, kinds: RandomLists.kinds)
    var model = ListModel(sections, height: height)
    var mostVisible: [String: Int] = [:]
    var isFitting = true
    screen.list.prepare = { [unowned screen] _, _ in
      // Until all heights are known, more rows may be in view than afterwards, if they fit.
      mostVisible.merge(visibleCounts(in: screen.table), uniquingKeysWith: max)
      isFitting = isFitting && leastLines(inViewOf: screen) < screen.table.size.height
    }
    _ = screen.shown

    for step in 1...250 {
      let place: Comment
      switch random.number(in: 0...20) {
      case 0:
        place = "seed \(seed), step \(step): reload"
        screen.list.sections = random.sections()
        screen.table.reloadData()
        model.reload(screen.list.sections)
      case 1:
        place = "seed \(seed), step \(step): draw the whole list"
        try requireEqual(screen.wholeList, model.lines, place)
        isFitting = true
      default:
        let move = random.move(to: model.rowsToShow, isRefreshing: model.isRefreshing)
        place = "seed \(seed), step \(step): \(move)"
        screen.make(move)
        model.make(move, on: screen.list.sections)
        try #require(isFitting, place)
      }
      try requireEqual(screen.shown, model.shown, place)

      mostVisible.merge(visibleCounts(in: screen.table), uniquingKeysWith: max)
      let wasteful = screen.table.createdCellCounts.filter { kind, created in
        created > mostVisible[kind, default: 0] + 1
      }
      try requireEqual(wasteful, [:], place)
    }
  }

  /// The number of lines that the rows in view take, without hidden lines of the first and last one.
  private func leastLines(inViewOf screen: ListScreen) -> Int {
    let rows = screen.table.indexPathsForVisibleRows?.compactMap(screen.list.row) ?? []
    let heights = rows.map { $0.height < 0 ? $0.lines.count : $0.height }
    return heights.dropFirst().dropLast().reduce(min(2, rows.count), +)
  }

  /// The number of cells in view, by kind.
  private func visibleCounts(in table: UITableView) -> [String: Int] {
    table.visibleCells.reduce(into: [:]) { counts, cell in
      counts[cell.reuseIdentifier ?? "", default: 0] += 1
    }
  }
}
