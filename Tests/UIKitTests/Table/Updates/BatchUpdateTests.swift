import Testing
import UIKit

struct BatchUpdateTests {
  /// Calls of other people's code, which passes on a closure that does not escape.
  private func update(
    _ table: UITableView, _ collection: UICollectionView, _ changes: () -> Void
  ) {
    table.performBatchUpdates(changes)
    collection.performBatchUpdates(changes) { _ in }
  }

  @Test func `rule 20: the changes of a batch need not escape, and an override is called`() {
    let table = OverridingTable()
    let collection = CollectionScreen(items: 0..<3).collection
    var count = 0
    update(table, collection) { count += 1 }
    let none: (() -> Void)? = nil
    var completions = 0
    table.performBatchUpdates(none) { _ in completions += 1 }
    collection.performBatchUpdates(nil) { _ in completions += 1 }
    table.performBatchUpdates {
      count += 1
    } completion: { _ in
      completions += 1
    }
    expectEqual([count, completions, table.batchCount], [3, 3, 3])
  }

  @Test func `rule 20: deletes name old places and inserts new places, in any order of calls`() {
    let calls: [UpdateCall] = [
      .deleteRows([.row(0)]), .insertRows([.row(1)]), .reloadRows([.row(2)]),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let screen = ListScreen("abcd")
      screen.update(to: "bxCd", order.map { calls[$0] })
      screen.expectLetters("bxCd", asked: "xC")
    }
  }

  @Test func `rule 20: beginUpdates and endUpdates enclose a batch, and may nest`() {
    let screen = ListScreen("abcd")
    screen.list.sections = ListPicture("bxcd").sections
    screen.table.beginUpdates()
    screen.table.insertRows(at: [.row(1)], with: .automatic)
    screen.table.beginUpdates()
    screen.table.deleteRows(at: [.row(0)], with: .automatic)
    screen.table.endUpdates()
    screen.expectLetters("abcd")
    screen.table.endUpdates()
    screen.expectLetters("bxcd")
    screen.table.endUpdates()
    screen.list.sections = ListPicture("bxcde").sections
    screen.table.insertRows(at: [.row(4)], with: .automatic)
    screen.expectLetters("bxcde")
  }

  @Test func `rule 20: an empty batch reads the counts once and does nothing else`() {
    let screen = ListScreen("abc|d", height: 2)
    screen.update(to: "abc|d")
    expectEqual(screen.list.counts, [.sections, .rows(section: 0), .rows(section: 1)])
    screen.expectRows(came: [], left: [], asked: [])
  }

  @Test func `rule 4: a reload inside a batch stops the program`() async {
    await Mistake.reloadingInsideBatch.expectStop(
      with: "reloadData must not be called inside performBatchUpdates")
  }
}

// MARK: -

struct BatchCompletionTests {
  @Test func `rule 20: a completion is called after the new rows are shown, and may apply a batch`()
  {
    let screen = ListScreen("ab")
    var letters = ""
    screen.list.sections = ListPicture("axb").sections
    screen.table.performBatchUpdates {
      screen.table.insertRows(at: [.row(1)], with: .automatic)
    } completion: { _ in
      letters = screen.letters
      screen.list.sections = ListPicture("xb").sections
      screen.table.deleteRows(at: [.row(0)], with: .automatic)
    }
    expectEqual([letters, screen.letters], ["axb", "xb"])
  }

  @Test
  func `rule 20: a completion is called before the batch returns, or after the running callback`() {
    let screen = ListScreen("ab")
    var order: [String] = []
    screen.table.performBatchUpdates(nil) { order.append("outside, \($0)") }
    order.append("returned")
    let changing = ChangingList(["a", "b"])
    let other = ListScreen(changing, height: 2)
    changing.change(in: .willDisplay) {
      other.table.performBatchUpdates(nil) { order.append("inside, \($0)") }
      order.append("callback ends")
    }
    other.expectShown(["a", "b"])
    expectEqual(order, ["outside, true", "returned", "callback ends", "inside, true"])
  }

  @Test func `rule 20: completions are called once, after the outermost batch, inner ones first`() {
    let screen = ListScreen("ab")
    var order: [String] = []
    screen.table.performBatchUpdates {
      screen.table.performBatchUpdates {
        screen.table.performBatchUpdates(nil) { _ in order.append("innermost") }
      } completion: { _ in
        order.append("inner")
      }
      order.append("updates")
    } completion: { _ in
      order.append("outer")
    }
    screen.table.performBatchUpdates {}
    expectEqual(order, ["updates", "innermost", "inner", "outer"])
  }
}

// MARK: -

/// A table whose subclass overrides the method of a batch, as UIKit declares it.
private final class OverridingTable: UITableView {
  private(set) var batchCount = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batchCount += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}
