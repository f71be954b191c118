import Diffing

/// The screen, as the presenter sees it.
///
/// Class-bound, so that the presenter can hold it weakly.
protocol EmployeeListView: AnyObject {
  func show(title: String)

  /// Updates the changed sections; the presenter already returns their new rows.
  func show(changes: SectionChanges)

  func rememberPlace()
  func restorePlace()
  func showBeginning()
}

// MARK: -

/// A cell with the name of an employee, as the presenter sees it.
protocol EmployeeInfoCellView: AnyObject {
  func show(photo: String?, name: String, specialization: String)
}

/// A cell with a workplace, as the presenter sees it.
protocol EmployeeWorkplaceCellView: AnyObject {
  func show(workplace: String)
}

/// A cell with a button, as the presenter sees it.
protocol ButtonCellView: AnyObject {
  func show(title: String)
}

/// A cell with a message, as the presenter sees it.
protocol MessageCellView: AnyObject {
  func show(message: String?)
}

// MARK: -

/// The kind of a row, by which the view chooses a cell and reports a tap.
enum EmployeeListRow {
  case info
  case workplace
  case call
  case write
  case message
  case retry
}
