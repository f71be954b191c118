package import ListRendering

/// The content of a row with a workplace of an employee.
package final class EmployeeWorkplaceView: View {
  package let workplaceLabel = Label()

  package override var subviews: [View] { [workplaceLabel] }

  package override func draw(in canvas: inout Canvas) {
    canvas.skip(2)
    canvas.draw("· ")
    workplaceLabel.draw(in: &canvas)
    canvas.endLine()
  }
}
