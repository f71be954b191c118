/// What a row is for, as far as the view must know it to choose a cell.
enum EmployeeListRow {
  case info
  case workplace
  case button
  case message
}
