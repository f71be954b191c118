package import ListRendering

/// The look of the row that says how the list stands: loading, empty, or failed.
package final class MessageView: View {
  package let messageLabel = Label()

  package override init() {
    super.init()
    messageLabel.numberOfLines = 0
  }

  package override var subviews: [View] { [messageLabel] }

  package override func draw(in canvas: inout Canvas) {
    messageLabel.draw(in: &canvas)
    canvas.endLine()
  }
}
