import EmployeeViews
import ListRendering

/// The row that names a workplace; the controller fills it.
final class EmployeeWorkplaceCell: TableViewCell {
  let content = EmployeeWorkplaceView()
  override var contentView: View { content }
}
