/// The store, as the view and the cells see it.
protocol DispatchingStore: AnyObject {
  var state: EmployeeListState { get }

  func dispatch(_ action: EmployeeListAction)
}

// MARK: -

/// The screen, as the store sees it.
///
/// Class-bound, so that the store can hold it weakly.
protocol EmployeeListView: AnyObject {
  /// Shows a state in place of the one before.
  func render(_ state: EmployeeListState)
}
