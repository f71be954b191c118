import EmployeeViews
import ListRendering

/// The row that holds a button; the controller fills it and is told of taps.
final class ButtonCell: TableViewCell {
  let content = ButtonView()
  override var contentView: View { content }
}
