package import ListRendering

/// The content of a row with a workplace of an employee.
package final class EmployeeWorkplaceView: UIView {
  package let workplaceLabel = UILabel()

  package override var subviews: [UIView] { [workplaceLabel] }

  package override func draw(in canvas: inout Canvas) {
    canvas.skip(2)
    canvas.draw("· ")
    workplaceLabel.draw(in: &canvas)
    canvas.endLine()
  }
}
