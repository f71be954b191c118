// MARK: - Selecting

extension UITableView {
  /// The selected row in an array, `nil` if there is none.
  public final var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }

  /// Selects a row as a tap does: the delegate may refuse the row or choose another one.
  ///
  /// A row that must not be highlighted ends the tap before anything is asked about the selection.
  /// The old row is deselected only after the new one was accepted (rule 18: taps and swipes). If
  /// the delegate changes the table, it must return a row of the changed table. If that row does
  /// not exist, the tap ends (rule 25: changes in callbacks).
  final func rowTapped(at indexPath: IndexPath) {
    guard let delegate else {
      list.selection = indexPath
      return
    }
    guard delegate.tableView(self, shouldHighlightRowAt: indexPath), list.counts.contains(indexPath)
    else { return }
    let changeCount = list.changeCount
    guard let accepted = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    if changeCount == list.changeCount { checkBounds(of: accepted, to: "select") }
    if let old = list.selection, old != accepted {
      guard let released = delegate.tableView(self, willDeselectRowAt: old) else { return }
      list.selection = nil
      delegate.tableView(self, didDeselectRowAt: released)
    }
    guard list.counts.contains(accepted) else { return }
    list.selection = accepted
    delegate.tableView(self, didSelectRowAt: accepted)
  }
}
