import ListRendering

/// A label of several lines.
final class LinesView: UIView {
  /// The drawn lines; the last one stays open.
  var lines: [String] = []

  override func draw(in canvas: inout Canvas) {
    for (number, line) in lines.enumerated() {
      if number > 0 { canvas.endLine() }
      canvas.draw(line)
    }
  }
}

// MARK: -

/// A cell that shows a label and counts its reuses.
class LabelledCell: UITableViewCell {
  /// The label.
  let label = LinesView()

  /// The number of times that the cell was reused.
  private(set) var reuseCount = 0

  override var contentView: UIView { label }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

// MARK: -

/// A cell that shows a label, and a button after its last line.
final class ButtonCell: LabelledCell {
  /// The button, created with the cell.
  let button = UIButton()

  private lazy var content = Content(label: label, button: button)

  override var contentView: UIView { content }

  private final class Content: UIView {
    let label: LinesView
    let button: UIButton

    init(label: LinesView, button: UIButton) {
      self.label = label
      self.button = button
    }

    override var subviews: [UIView] { [label, button] }

    override func draw(in canvas: inout Canvas) {
      label.draw(in: &canvas)
      canvas.skip(1)
      button.draw(in: &canvas)
    }
  }
}
