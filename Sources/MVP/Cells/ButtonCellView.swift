/// The row that holds a button, as the presenter sees it.
protocol ButtonCellView: AnyObject {
  func show(title: String)
}
