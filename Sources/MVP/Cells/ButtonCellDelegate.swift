/// The one who is told that the button of a cell was tapped.
protocol ButtonCellDelegate: AnyObject {
  func buttonTapped(in cell: ButtonCell)
}
