/// The view of the list, as its presenter knows it.
protocol EmployeeListView: AnyObject {
  func show(_ content: EmployeeListContent)
  func showProfile(_ presenter: ProfilePresenter)
}
