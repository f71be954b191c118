/// A step of drawing a content view.
///
/// A content view keeps the steps of all its subviews in one flat list until its structure changes.
/// Walking the tree for each row takes about a third longer.
nonisolated struct DrawStep {
  /// What a step draws.
  enum Kind: UInt8 {
    case skip, endLine, label, image, button, view
  }

  let kind: Kind

  /// The blank columns before the view, or after the end of the line.
  var columns = 0

  /// The view, which the tree owns: a step retains nothing.
  let view: Unmanaged<UIView>

  init(_ kind: Kind, columns: Int = 0, _ view: UIView) {
    self.kind = kind
    self.columns = columns
    self.view = .passUnretained(view)
  }

  /// Skips some columns.
  static func skip(_ columns: Int, _ view: UIView) -> DrawStep {
    DrawStep(.skip, columns: columns, view)
  }

  /// Ends the line, and skips some columns of the next one.
  static func endLine(indentation: Int, _ view: UIView) -> DrawStep {
    DrawStep(.endLine, columns: indentation, view)
  }

  // Not isolated to the main actor, because the loop would check the executor for each view.
  @inline(__always)
  static func draw(_ steps: [DrawStep], in canvas: inout Canvas) {
    for step in steps {
      if step.kind == .endLine { canvas.endLine() }
      if step.columns > 0 { canvas.skip(step.columns) }
      switch step.kind {
      case .skip, .endLine: break
      case .label:
        step.view._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: UILabel.self).drawText(in: &canvas)
        }
      case .image:
        step.view._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: UIImageView.self).drawImage(in: &canvas)
        }
      case .button:
        step.view._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: UIButton.self).drawTitle(in: &canvas)
        }
      case .view:
        let view = step.view.takeUnretainedValue()
        MainActor.assumeIsolated { view.draw(in: &canvas) }
      }
    }
  }
}

// MARK: -

nonisolated extension [DrawStep] {
  /// Appends a view, with the blank columns before it in the same step.
  mutating func append(_ kind: DrawStep.Kind, _ view: UIView) {
    if let last, last.kind == .skip {
      self[count - 1] = DrawStep(kind, columns: last.columns, view)
    } else {
      append(DrawStep(kind, view))
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
