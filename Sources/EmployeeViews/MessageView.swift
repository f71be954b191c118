package import ListRendering

/// The content of a row with the loading, empty or error message.
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
