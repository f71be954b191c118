import Employees
import ListRendering

/// A list that stands ready to be measured.
protocol Subject: AnyObject {
  /// Every row of the list, from first to last.
  var rows: [IndexPath] { get }

  /// Shows other employees in place of those that it shows, and returns when they are shown.
  func show(_ employees: [Employee]) async

  /// Fills a view with each of some rows, one after the other.
  func fill(_ rows: [IndexPath], visit: @MainActor (View) -> Void)

  /// Draws the whole list.
  func draw(into sink: inout some OutputSink)
}
