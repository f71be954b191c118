// The protocols of the view. Those of the interactor are those of the employee list, and so is the
// delegate of the status. There is no router, because nothing leaves the screen.

/// What the view of the workplaces reports.
protocol WorkplaceListViewOutput {
  func viewLoaded()
  func pulledToRefresh()
}

/// What the view of the workplaces is asked to show.
protocol WorkplaceListViewInput: AnyObject {
  /// Shows content in place of that before.
  func show(_ content: WorkplaceListContent)
}
