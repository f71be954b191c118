/// The row that names a workplace, as the presenter sees it.
protocol EmployeeWorkplaceCellView: AnyObject {
  func show(workplace: String)
}
