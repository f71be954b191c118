import ListRendering
import Testing

@testable import UIKit

struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test func `rule 28: a transition requests only the items that come into view or changed`() throws
  {
    let (screen, source) = try loadedScreen()
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 16, height: 9), style: .plain)
    source.apply(snapshot([1: [0, 3, 6], 2: [9]]))
    window.expectFrame("\nsection 1\n0.0a\n3.0a\n6.0a\nsection 2\n9.0a\n\n")
    screen.asked = []
    var next = snapshot([2: [9, 0], 1: [3, 12]])
    next.reconfigureItems([3])
    source.apply(next)
    window.expectFrame("\nsection 1\n3.0a\n12.0a\nsection 2\n9.0a\n0.0a\n\n")
    expectEqual(screen.asked.sorted(), [3, 12])
    expectEqual([0, 6].map(source.indexPath(for:)), [.row(1, in: 1), nil])
    let places = [IndexPath.row(1, in: 1), .row(0, in: 2), .row(9)]
    expectEqual(places.map(source.itemIdentifier(for:)), [0, nil, nil])
    expectEqual([1, 2].map(source.sectionIdentifier(for:)), [2, nil])
    expectEqual(source.index(for: 2), 1)
  }

  @Test func `rule 28: a snapshot moves items out of deleted sections and into new ones`() throws {
    for isNested in [false, true] {
      let (screen, source) = try loadedScreen()
      let window = TextWindow(
        rootViewController: screen, size: Size(width: 16, height: 8), style: .plain)
      source.apply(snapshot([1: [0, 3], 2: [6]]))
      window.layoutIfNeeded()
      let next = snapshot([2: [0], 5: [6, 3]])
      if isNested {
        screen.tableView.performBatchUpdates { source.apply(next) }
      } else {
        source.apply(next)
      }
      window.expectFrame("\nsection 2\n0.0a\nsection 5\n6.0a\n3.0a\n\n")
    }
  }

  @Test
  func `rule 28: a shown snapshot forgets its reloads, and a reload of all ends the selection`()
    throws
  {
    let (screen, source) = try loadedScreen()
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 16, height: 5), style: .plain)
    var first = snapshot([1: [0, 3, 6]])
    first.reloadItems([0])
    first.reconfigureItems([3])
    first.reloadSections([1])
    source.apply(first)
    screen.asked = []
    let shown = source.snapshot()
    source.apply(shown)
    expectEqual(screen.asked, [])
    // What is also reconfigured is reloaded, which ends its selection.
    screen.tableView.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    var both = shown
    both.reloadItems([0])
    both.reconfigureItems([0])
    source.apply(both)
    screen.tableView.expectSelected(nil)
    expectEqual(screen.asked, [0])
    screen.asked = []
    screen.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    var isCompleted = false
    source.applySnapshotUsingReloadData(shown) { isCompleted = true }
    screen.tableView.expectSelected(nil)
    expectEqual(isCompleted, true)
    expectEqual(screen.asked, [0, 3, 6])
    window.expectFrame("\nsection 1\n0.0a\n3.0a\n6.0a")
  }

  @Test func `rule 28: without a window the table reloads, and the selection follows its item`()
    throws
  {
    let (screen, source) = try loadedScreen()
    var completions = 0
    source.apply(snapshot([1: [0, 3]])) { completions += 1 }
    #expect(screen.tableView.list.needsReload)
    screen.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    source.apply(snapshot([1: [6, 3, 0]])) { completions += 1 }
    screen.tableView.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    source.apply(snapshot([1: [0, 6]])) { completions += 1 }
    screen.tableView.expectSelected(.row(0))
    var reloaded = source.snapshot()
    reloaded.reloadItems([0])
    source.apply(reloaded) { completions += 1 }
    screen.tableView.expectSelected(nil)
    expectEqual(completions, 4)
  }

  @Test func `rule 28: a completion finds the new items and their selection in the table`() throws {
    let (screen, source) = try loadedScreen()
    screen.clearsSelectionOnViewWillAppear = false
    let table = try #require(screen.tableView)
    var found: [String] = []
    let completion = {
      let items = source.snapshot().itemIdentifiers
      // The snapshot alone is there before the table is first used.
      let rows = screen.asked.isEmpty ? [] : [table.numberOfRows(inSection: 0)]
      found.append("\(items) \(rows) \(table.indexPathForSelectedRow?.row ?? -1)")
    }
    source.apply(snapshot([1: [0]])) { found.append("\(source.snapshot().itemIdentifiers)") }
    table.size = Size(width: 20, height: 5)
    table.layoutIfNeeded()
    table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    source.apply(snapshot([1: [3, 0]]), completion: completion)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 20, height: 5), style: .plain)
    source.apply(snapshot([1: [6, 3, 0]]), completion: completion)
    source.applySnapshotUsingReloadData(snapshot([1: [3]]), completion: completion)
    expectEqual(found, ["[0]", "[3, 0] [2] 1", "[6, 3, 0] [3] 2", "[3] [1] -1"])
    window.expectFrame("\nsection 1\n3.0a\n\n")
  }

  @Test func `rule 28: rows are not edited by default, and a provider without a cell stops`() async
  {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    expectEqual(source.tableView(table, canEditRowAt: .row(0)), false)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      table.size = Size(width: 9, height: 2)
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([4])
      snapshot.appendItems([7])
      source.apply(snapshot)
      table.layoutIfNeeded()
    }
    result.expectFatalError(
      "the cell provider returned nil for the item identifier 7 at [0, 0]")
  }

  /// Returns a screen that has loaded its view, and its data source.
  private func loadedScreen() throws -> (
    screen: SnapshotScreen, source: UITableViewDiffableDataSource<Int, Int>
  ) {
    let screen = SnapshotScreen(style: .plain)
    screen.loadViewIfNeeded()
    return (screen, try #require(screen.source))
  }

  /// Returns a snapshot with sections in the order of their numbers.
  private func snapshot(_ lists: [Int: [Int]]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in lists.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}
