import ListRendering
import SeededRandomness
import TestSupport
import Testing
import UIKit

/// Applies random snapshots to a table, and compares it with the lines of the last snapshot.
///
/// A run makes 300 transitions, and with `REPEAT` as many times more.
struct RandomSnapshotTests {
  @Test func `rule 28: after any transition, a table shows the snapshot, and keeps the selection`()
    throws
  {
    for seed in 1...UInt64(max(1, Repetition.snapshots / 20)) {
      var trial = SnapshotTrial(seed: seed)
      for step in 1...20 { try trial.takeStep("seed \(seed), step \(step)") }
    }
  }
}

// MARK: -

/// A screen to which random snapshots are applied.
private struct SnapshotTrial {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  var random: SeededGenerator
  let screen = SnapshotScreen(style: .plain)
  let window: TextWindow
  var version = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    window = TextWindow(
      rootViewController: screen,
      size: Size(width: 24, height: Int.random(in: 5...16, using: &random)), style: .plain)
  }

  mutating func takeStep(_ place: Comment) throws {
    let source = try #require(screen.source)
    let table = try #require(screen.tableView)
    window.scroll(by: Int.random(in: -20...20, using: &random))
    let selected = source.snapshot().itemIdentifiers.randomElement(using: &random)
    table.selectRow(
      at: selected.flatMap(source.indexPath(for:)), animated: false, scrollPosition: .none)
    let isNew = Int.random(in: 0...4, using: &random) == 0
    let snapshot = isNew ? anySnapshot() : nextSnapshot(of: source)
    var isCompleted = false
    source.apply(snapshot, animatingDifferences: Bool.random(using: &random)) {
      isCompleted = true
    }

    let lines = screen.lines(of: snapshot)
    let shown = window.lines.dropFirst().map(String.init)
    let visible = Array(shown.prefix { !$0.isEmpty })
    let start = visible.first.flatMap(lines.firstIndex) ?? 0
    try requireEqual(Array(lines[start...].prefix(visible.count)), visible, place)
    try requireEqual(visible.count, min(lines.count, shown.count), place)
    try requireEqual(whole, lines, place)
    let reloaded = snapshot.reloadedSectionIdentifiers.flatMap(
      snapshot.itemIdentifiers(inSection:))
    let isKept =
      selected.map { snapshot.indexOfItem($0) != nil } == true
      && !(snapshot.reloadedItemIdentifiers + reloaded).contains(selected ?? -1)
    let selection = table.indexPathForSelectedRow.flatMap(source.itemIdentifier(for:))
    try requireEqual(selection, isKept ? selected : nil, place)
    try #require(screen.faults == [] && isCompleted, place)
    try requireEqual(screen.displayed, Set(table.visibleCells.map(ObjectIdentifier.init)), place)
  }

  private var whole: [String] {
    var list = ""
    window.drawList(into: &list)
    return list.split(separator: "\n").map(String.init)
  }

  /// Makes a snapshot from nothing.
  private mutating func anySnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(subset(of: 0..<6)))
    for item in subset(of: 0..<30) where snapshot.numberOfSections > 0 {
      let section = snapshot.sectionIdentifiers.randomElement(using: &random)
      snapshot.appendItems([item], toSection: section)
    }
    return update(snapshot)
  }

  /// Returns some numbers of a range, in random order.
  private mutating func subset(of range: Range<Int>) -> ArraySlice<Int> {
    range.shuffled(using: &random).prefix(Int.random(in: 0...range.count, using: &random))
  }

  /// Makes a few changes to the shown snapshot.
  private mutating func nextSnapshot(
    of source: UITableViewDiffableDataSource<Int, Int>
  ) -> Snapshot {
    var snapshot = source.snapshot()
    for _ in 0..<Int.random(in: 0...6, using: &random) { change(&snapshot) }
    return update(snapshot)
  }

  private mutating func change(_ snapshot: inout Snapshot) {
    let sections = snapshot.sectionIdentifiers
    let items = snapshot.itemIdentifiers
    let newSection = (0..<6).filter { !sections.contains($0) }.randomElement(using: &random)
    let newItem = (0..<30).filter { !items.contains($0) }.randomElement(using: &random)
    let (section, other) = (
      sections.randomElement(using: &random), sections.randomElement(using: &random)
    )
    let (item, target) = (items.randomElement(using: &random), items.randomElement(using: &random))
    switch (Int.random(in: 0...9, using: &random), section, item) {
    case (0, nil, _), (0...1, _, nil):
      if let newSection { snapshot.appendSections([newSection]) }
    case (0, let section?, _):
      if let newSection { snapshot.insertSections([newSection], beforeSection: section) }
    case (1, let section?, _): snapshot.moveSection(section, afterSection: other ?? section)
    case (2, let section?, _): snapshot.deleteSections([section])
    case (3, let section?, _):
      if let newItem { snapshot.appendItems([newItem], toSection: section) }
    case (4, _, let item?):
      if let newItem { snapshot.insertItems([newItem], beforeItem: item) }
    case (5, _, let item?): snapshot.deleteItems([item])
    case (6, _, let item?): snapshot.moveItem(item, afterItem: target ?? item)
    case (7...9, _, let item?): snapshot.moveItem(item, beforeItem: target ?? item)
    default: break
    }
  }

  /// Changes some items, and reports the changes by the snapshot.
  private mutating func update(_ snapshot: Snapshot) -> Snapshot {
    var snapshot = snapshot
    for item in snapshot.itemIdentifiers where Int.random(in: 0...5, using: &random) == 0 {
      version += 1
      screen.versions[item] = version
      if Bool.random(using: &random) {
        snapshot.reloadItems([item])
      } else {
        snapshot.reconfigureItems([item])
      }
    }
    for section in snapshot.sectionIdentifiers where Int.random(in: 0...11, using: &random) == 0 {
      snapshot.reloadSections([section])
      for item in snapshot.itemIdentifiers(inSection: section) {
        version += 1
        screen.versions[item] = version
      }
    }
    return snapshot
  }
}
