// MARK: - Selecting

extension TableView {
  /// The row that is selected, if any.
  public final var indexPathForSelectedRow: IndexPath? {
    reloadIfNeeded()
    return selection
  }

  /// Selects a row without asking or telling the delegate; `nil` selects none (rule 18).
  ///
  /// A row that is not there stops the program.
  public final func selectRow(at indexPath: IndexPath?) {
    reloadIfNeeded()
    if let indexPath { checkIsInBounds(indexPath, to: "select") }
    selection = indexPath
  }

  /// Takes the selection from a row without asking or telling the delegate (rule 18).
  public final func deselectRow(at indexPath: IndexPath) {
    if indexPathForSelectedRow == indexPath { selection = nil }
  }

  /// Selects a row as a tap does: the delegate may refuse it, or choose another, and is told.
  ///
  /// The old row is given up only after the new one was accepted (rule 18).
  final func rowTapped(at indexPath: IndexPath) {
    guard let delegate else {
      selection = indexPath
      return
    }
    guard let accepted = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    checkIsInBounds(accepted, to: "select")
    if let old = selection, old != accepted {
      guard let released = delegate.tableView(self, willDeselectRowAt: old) else { return }
      selection = nil
      delegate.tableView(self, didDeselectRowAt: released)
    }
    selection = accepted
    delegate.tableView(self, didSelectRowAt: accepted)
  }
}
