/// The row that says how the list stands, as the presenter sees it.
protocol MessageCellView: AnyObject {
  func show(message: String?)
}
