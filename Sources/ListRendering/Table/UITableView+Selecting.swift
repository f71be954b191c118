// MARK: - Selecting

extension UITableView {
  /// The selected row.
  public final var indexPathForSelectedRow: IndexPath? {
    reloadIfNeeded()
    return selection
  }

  /// Selects a row without calling the delegate; `nil` selects none (rule 18).
  ///
  /// A row that does not exist stops the program.
  public final func selectRow(at indexPath: IndexPath?) {
    reloadIfNeeded()
    if let indexPath { checkBounds(of: indexPath, to: "select") }
    selection = indexPath
  }

  /// Deselects a row without calling the delegate (rule 18).
  public final func deselectRow(at indexPath: IndexPath) {
    if indexPathForSelectedRow == indexPath { selection = nil }
  }

  /// Selects a row as a tap does: the delegate may refuse the row or choose another one.
  ///
  /// The old row is deselected only after the new one was accepted (rule 18). If the delegate
  /// changes the table, it must return a row of the changed table. If that row does not exist, the
  /// tap ends (rule 25).
  final func rowTapped(at indexPath: IndexPath) {
    guard let delegate else {
      selection = indexPath
      return
    }
    let changes = pass.changes
    guard let accepted = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    if changes == pass.changes { checkBounds(of: accepted, to: "select") }
    if let old = selection, old != accepted {
      guard let released = delegate.tableView(self, willDeselectRowAt: old) else { return }
      selection = nil
      delegate.tableView(self, didDeselectRowAt: released)
    }
    guard counts.contains(accepted) else { return }
    selection = accepted
    delegate.tableView(self, didSelectRowAt: accepted)
  }
}
