import ListRendering
import TestSupport

/// A list that changes the table from inside its callbacks.
///
/// It also checks that the table requests only existing rows, and that the calls of `willDisplay`
/// and `didEndDisplaying` are balanced.
final class ChangingList: LabelledList, UITableViewDataSourcePrefetching {
  /// A callback from which the table may be changed.
  nonisolated enum Callback: CaseIterable {
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

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    expectExists(indexPath)
    changeTable(.cellForRow)
    guard contains(indexPath) else {
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    changeTable(.filledCell)
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    expectExists(indexPath)
    changeTable(.heightForRow)
    return contains(indexPath) ? super.tableView(tableView, heightForRowAt: indexPath) : .lines(1)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      faults.append("willDisplay was called twice for \(indexPath)")
    }
    changeTable(.willDisplay)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      faults.append("didEndDisplaying was called without willDisplay for \(indexPath)")
    }
    changeTable(.didEndDisplaying)
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    changeTable(.other)
    return true
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    changeTable(.other)
    return .delete
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    changeTable(.willSelect)
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    changeTable(.other)
  }

  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    changeTable(.other)
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    changeTable(.other)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    changeTable(.other)
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    changeTable(.other)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    changeTable(.other)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    changeTable(.other)
  }

  private func expectExists(_ indexPath: IndexPath) {
    if !contains(indexPath) { faults.append("\(indexPath) was requested but does not exist") }
  }

  private func contains(_ indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].rows.indices.contains(indexPath.row)
  }
}
