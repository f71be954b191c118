/// The object that decides the heights and the selection of rows, and is notified about rows.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row in points, or ``UITableView/automaticDimension`` (rule 5: row
  /// heights).
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Called when a filled cell comes into view (rule 17: showing rows).
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called once when a cell has left the view (rule 17: showing rows).
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Returns whether a tap on a row has an effect, by default true (rule 18: taps and swipes).
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Returns the row to select after a tap: the row itself, another one, or `nil` (rule 18: taps
  /// and swipes).
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a tap has selected a row (rule 18: taps and swipes).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the row to deselect for a new selection, `nil` to keep the old one (rule 18: taps and
  /// swipes).
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a tap on another row has deselected a row (rule 18: taps and swipes).
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns the edit that a swipe over a row makes, by default `delete` (rule 18: taps and
  /// swipes).
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Returns the view above a section, `nil` for its title or for none (rule 19: headers and
  /// footers).
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view below a section, `nil` for its title or for none (rule 19: headers and
  /// footers).
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Returns the height above a section in points, or ``UITableView/automaticDimension`` (rule 19:
  /// headers and footers).
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height below a section in points, or ``UITableView/automaticDimension`` (rule 19:
  /// headers and footers).
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

// MARK: -

extension UITableViewDelegate {
  /// Returns the row height of the table.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns true.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Returns the tapped row.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the selected row.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns `delete`.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .delete
  }

  /// Returns no view.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    nil
  }

  /// Returns no view.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    nil
  }

  /// Returns the automatic height.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  /// Returns the automatic height.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }
}
