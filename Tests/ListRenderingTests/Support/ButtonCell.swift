import ListRendering

/// A cell that shows a label, and a button behind its last line.
final class ButtonCell: LabelledCell {
  /// The button, made once with the cell.
  let button = Button()

  private lazy var content = Content(label: label, button: button)

  override var contentView: View { content }

  private final class Content: View {
    let label: LinesView
    let button: Button

    init(label: LinesView, button: Button) {
      self.label = label
      self.button = button
    }

    override var subviews: [View] { [label, button] }

    override func draw(in canvas: inout Canvas) {
      label.draw(in: &canvas)
      canvas.skip(1)
      button.draw(in: &canvas)
    }
  }
}
