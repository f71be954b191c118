/// The row that names an employee, as the presenter sees it.
protocol EmployeeInfoCellView: AnyObject {
  func show(photo: String?, name: String, specialization: String)
}
