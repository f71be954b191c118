import EmployeeViews
import ListRendering

/// The row that names an employee; the controller fills it.
final class EmployeeInfoCell: TableViewCell {
  let content = EmployeeInfoView()
  override var contentView: View { content }
}
