package import ListRendering

/// The content of a row with the loading, empty or error message.
package final class MessageView: UIView {
  package let messageLabel = UILabel()

  package override init() {
    super.init()
    messageLabel.numberOfLines = 0
  }

  package override var subviews: [UIView] { [messageLabel] }

  package override func draw(in canvas: inout Canvas) {
    messageLabel.draw(in: &canvas)
    canvas.endLine()
  }
}
