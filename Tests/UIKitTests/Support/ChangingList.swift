import UIKit

/// A list that changes the table from inside its callbacks.
///
/// It also checks that the table requests only existing rows, and that the calls of `willDisplay`
/// and `didEndDisplaying` are balanced.
final class ChangingList: LabelledList {
  /// A callback from which the table may be changed.
  nonisolated enum Callback {
    /// `cellForRowAt`, before the cell is dequeued and after it is filled.
    case cellForRow, filledCell

    case heightForRow, willDisplay, didEndDisplaying, willSelect

    /// A callback about selecting, deleting or prefetching.
    case other
  }

  /// Called in every callback except those that return counts or titles.
  var changeTable: (Callback) -> Void = { _ in }

  /// The cells between `willDisplay` and `didEndDisplaying`.
  private(set) var displayed: Set<ObjectIdentifier> = []

  /// Descriptions of unbalanced calls and of requests for rows that do not exist.
  private(set) var faults: [String] = []

  convenience init(_ rows: [LabelledRow]) {
    self.init(rows: rows)
  }

  /// Makes one change, in a call of a callback that follows `callCount` other calls.
  func change(
    in callback: Callback, after callCount: Int = 0, _ change: @escaping () -> Void
  ) {
    var calls = 0
    changeTable = { called in
      guard called == callback else { return }
      calls += 1
      if calls == callCount + 1 { change() }
    }
  }

  override func note(_ call: Call, _ cell: UITableViewCell? = nil) {
    super.note(call, cell)
    switch call {
    case .sections, .rows, .header, .footer: break
    case .cell(let indexPath):
      expectExists(indexPath)
      changeTable(.cellForRow)
    case .height(let indexPath):
      expectExists(indexPath)
      changeTable(.heightForRow)
    case .willDisplay:
      if let cell, !displayed.insert(ObjectIdentifier(cell)).inserted { faults.append("\(call)") }
      changeTable(.willDisplay)
    case .didEndDisplaying:
      if let cell, displayed.remove(ObjectIdentifier(cell)) == nil { faults.append("\(call)") }
      changeTable(.didEndDisplaying)
    case .willSelect: changeTable(.willSelect)
    default: changeTable(.other)
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    changeTable(.filledCell)
    return cell
  }

  private func expectExists(_ indexPath: IndexPath) {
    if row(at: indexPath) == nil { faults.append("\(indexPath) was requested but does not exist") }
  }
}
