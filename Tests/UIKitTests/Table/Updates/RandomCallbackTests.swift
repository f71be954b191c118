import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

/// Compares a table with a new one after random changes from inside callbacks.
///
/// A run makes 500 steps, and 20 times as many with `REPEAT=20 swift test --filter
/// RandomCallbackTests`. Then each seed is printed before its steps: if the program stops, the last
/// seed is the cause.
struct RandomCallbackTests {
  @Test(arguments: [RandomBatches.Heights.whole, .partsAndZero])
  func `rule 25: after any changes in callbacks, a table shows the same as a new one`(
    heights: RandomBatches.Heights
  ) throws {
    try RandomRun.forEachSeed { seed in
      let trial = CallbackTrial(seed: seed, heights: heights)
      for step in 1...RandomRun.batchesPerSeed { try trial.step("seed \(seed), step \(step)") }
    }
  }
}

// MARK: -

/// A table that is changed at random from inside the callbacks of its data source and delegate.
final class CallbackTrial {
  private var batches: RandomBatches
  private var sections: [NamedSection]
  private let list: ChangingList
  private let screen: ListScreen

  /// The number of changes that callbacks may still make in this step.
  private var changesLeft = 0

  /// The place and the changes of this step, one on each line.
  private(set) var log: [String] = []

  private var mostLines = 0

  /// The largest number of rows without a line.
  private var mostEmpty = 0
  private var isRefreshing = false

  init(seed: UInt64, heights: RandomBatches.Heights) {
    batches = RandomBatches(seed: seed, heights: heights)
    sections = batches.sections()
    list = ChangingList(sections.map(\.content))
    let height = batches.random.number(in: 3...9)
    screen = ListScreen(list, title: "Rows", height: height, kinds: ["row"] + RandomLists.kinds)
    screen.table.prefetchDataSource = list
    mostLines = height
    _ = screen.shown
    list.changeTable = { [unowned self] _ in callback() }
  }

  /// Makes a random change; its callbacks may make further changes.
  ///
  /// - Parameter place: The description of the step in failure messages.
  func step(_ place: String) throws {
    log = [place]
    changesLeft = batches.random.number(in: 0...6)
    change()
    _ = screen.shown
    changesLeft = 0
    try expectAgreement()
  }

  private func callback() {
    guard changesLeft > 0, batches.happens(onceIn: 3) else { return }
    changesLeft -= 1
    log.append("in a callback:")
    change()
  }

  private func change() {
    let table = screen.table
    switch batches.random.number(in: 0...17) {
    case 0...1:
      sections = batches.sections()
      list.sections = sections.map(\.content)
      log.append("reload")
      table.reloadData()
    case 2...6:
      let batch = batches.batch(on: sections)
      sections = batch.sections
      log.append("\(batch)")
      screen.perform(batch)
    case 7:
      let point = Point(column: 0, line: batches.random.number(in: 0...8))
      log.append("tap or swipe line \(point.line)")
      if batches.happens(onceIn: 2) { table.tap(at: point) } else { table.swipeToDelete(at: point) }
    case 8:
      guard !rows.isEmpty else { return }
      let row = rows[batches.random.number(in: 0...rows.count - 1)]
      log.append("select \(row)")
      table.selectRow(at: row, animated: false, scrollPosition: .none)
    default:
      let move = batches.random.move(to: rows, isRefreshing: isRefreshing)
      log.append("\(move)")
      if case .refresh(let begins) = move { isRefreshing = begins }
      if case .resize(let height) = move { mostLines = max(mostLines, height) }
      screen.make(move)
    }
  }

  private var rows: [IndexPath] {
    sections.indices.flatMap { [IndexPath].rows(sections[$0].rows.indices, in: $0) }
  }

  /// Checks that the table shows the same as a new table at the same place.
  private func expectAgreement() throws {
    let table = screen.table
    let place = Comment(rawValue: log.joined(separator: "\n"))
    try requireEqual(list.faults, [], place)
    try requireEqual(list.displayed, Set(table.visibleCells.map(ObjectIdentifier.init)), place)
    let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    try requireEqual(counts, sections.map(\.rows.count), place)
    if let selected = table.indexPathForSelectedRow {
      try #require(selected.row < counts[selected.section], place)
    }

    var model = ListModel(list.sections, height: table.size.height)
    model.setRefreshing(isRefreshing, of: list.sections)
    let shown = screen.shown
    let isWindow = model.show(list.sections, where: shown)
    try #require(isWindow, "\(shown) is not a part of the list\n\(place)")
    let fresh = ListScreen(
      sections: list.sections, title: "Rows", height: table.size.height,
      kinds: ["row"] + RandomLists.kinds)
    fresh.setRefreshing(isRefreshing)
    fresh.table.scroll(by: model.offset)
    try requireEqual([shown, screen.wholeList], [fresh.shown, fresh.wholeList], place)
    // A row without a line is in view while it has its cell.
    let rows = [table, fresh.table].map { table in
      (table.indexPathsForVisibleRows ?? []).filter { list.row(at: $0)?.height != 0 }
    }
    try requireEqual(rows[0], rows[1], place)
    mostEmpty = max(mostEmpty, list.rows.count { $0.height == 0 })
    let wasteful = table.createdCellCounts.filter { $0.value > mostLines + mostEmpty + 1 }
    try requireEqual(wasteful, [:], place)
  }
}
