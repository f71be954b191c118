import TerminalDrawing

/// A step of drawing a content view.
///
/// A content view keeps the steps of all its subviews in one flat list until its structure changes.
/// Drawing a whole list by walking the tree for each row takes a fifth longer.
nonisolated enum DrawStep {
  case skip(columns: Int)

  /// Ends the line, and skips some columns of the next one.
  case endLine(indentation: Int)

  case label(Unretained<UILabel>)
  case image(Unretained<UIImageView>)
  case button(Unretained<UIButton>)
  case view(Unretained<UIView>)

  /// A reference to a view that the tree owns: a step retains nothing, because the list of steps is
  /// dropped when a view leaves the tree.
  struct Unretained<View: UIView> {
    unowned(unsafe) let view: View

    init(_ view: View) {
      self.view = view
    }
  }

  // Not isolated to the main actor, because the loop would check the executor for each view.
  @inline(__always)
  static func draw(_ steps: [DrawStep], in canvas: inout Canvas) {
    for step in steps {
      switch step {
      case .skip(let columns): canvas.skip(columns)
      case .endLine(let indentation):
        canvas.endLine()
        if indentation > 0 { canvas.skip(indentation) }
      case .label(let label): label.view.drawText(in: &canvas)
      case .image(let image): image.view.drawImage(in: &canvas)
      case .button(let button): button.view.drawTitle(in: &canvas)
      case .view(let other): MainActor.assumeIsolated { other.view.draw(in: &canvas) }
      }
    }
  }
}

// MARK: -

extension UIView {
  /// Draws the view by its flat list of steps.
  @inline(__always)
  final func drawSteps(in canvas: inout Canvas) {
    DrawStep.draw(steps ?? makeSteps(), in: &canvas)
  }

  @inline(never)
  private final func makeSteps() -> [DrawStep] {
    var list: [DrawStep] = []
    var column: Int? = 0
    appendSteps(to: &list, column: &column)
    steps = list
    return list
  }
}
