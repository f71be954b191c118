import Employees
import ListRendering

/// A list that can be measured.
protocol Subject: AnyObject {
  /// Every row of the list, from first to last.
  var rows: [IndexPath] { get }

  /// Asks for the list again, and shows that it is loading.
  func startRefresh()

  /// Gets the list that was asked for, and returns when it is shown.
  func finishRefresh(with employees: [Employee]) async

  /// Deletes the first employee, as a swipe does.
  func deleteFirst()

  /// Brings the deleted employee back, and shows a list.
  func undoDeletion(showing employees: [Employee]) async

  /// Fills a view with each of some rows, one after the other.
  func fill(_ rows: [IndexPath], visit: @MainActor (View) -> Void)

  /// Draws the visible part of the list.
  func drawPage(into sink: inout some OutputSink)

  /// Draws the whole list.
  func draw(into sink: inout some OutputSink)
}

// MARK: -

extension Subject {
  /// Shows other employees, and returns when they are shown.
  func show(_ employees: [Employee]) async {
    startRefresh()
    await finishRefresh(with: employees)
  }
}
