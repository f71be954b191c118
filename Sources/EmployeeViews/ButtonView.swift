package import ListRendering

/// The content of a row with a button.
package final class ButtonView: UIView {
  package let button = UIButton()

  package override var subviews: [UIView] { [button] }

  package override func draw(in canvas: inout Canvas) {
    canvas.skip(2)
    button.draw(in: &canvas)
    canvas.endLine()
  }
}
