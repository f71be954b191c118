extension UIView {
  /// The ways in which a view fits its content into its bounds; they have no effect.
  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The sides of a view that follow the size of the view that contains it; they have no effect.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
}

// MARK: -

/// The values of properties that have no effect; most views have none, so they are kept apart.
final class AcceptedValues {
  var tag = 0
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var accessibilityLabel: String?
  var accessibilityLabelBlock: (() -> String?)?
  var isAccessibilityElement = false
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var mask: UIView.AutoresizingMask = []
  var translatesMask = true
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  nonisolated deinit {}
}

// MARK: -

/// What a view must do before it is drawn, and what views in it must do.
nonisolated struct PendingWork {
  var properties = true
  var layout = true
  var innerProperties = false
  var innerLayout = false

  /// Whether nothing is due.
  var isEmpty: Bool { !(properties || layout || innerProperties || innerLayout) }
}

// MARK: -

/// An action of a view for a person who cannot see it; it has no effect.
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that runs an action, and returns whether it succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is read out.
  open var name: String

  /// The closure that runs the action.
  open var actionHandler: ActionHandler?

  /// Creates an action.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  nonisolated deinit {}
}
