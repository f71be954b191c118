import ListRendering

/// What the presenter tells the view.
///
/// Only a class can be it, so that the presenter can hold it weakly.
///
/// **Article** None of the five. The view of Fowler's "Passive View" (2006): it does what it is told,
/// and a test plays it.
protocol EmployeeListView: AnyObject {
  func show(title: String)

  /// Shows the rows as the presenter has them now: some sections have changed, or all where `changes`
  /// is `nil`.
  func show(changes: SectionChanges?)

  func rememberPlace()
  func restorePlace()
  func showBeginning()
}
