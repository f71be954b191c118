package import ListRendering

/// The content of a row with a button.
package final class ButtonView: View {
  package let button = Button()

  package override var subviews: [View] { [button] }

  package override func draw(in canvas: inout Canvas) {
    canvas.skip(2)
    button.draw(in: &canvas)
    canvas.endLine()
  }
}
