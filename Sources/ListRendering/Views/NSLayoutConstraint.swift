/// A relation between two edges; accepted without effect, because text has no frames.
///
/// Code that also runs on a phone needs constraints there. See <doc:UIKitCoverage>.
open class NSLayoutConstraint: NSObject {
  /// The direction in which a stack places its views.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Accepted without effect.
  open class func activate(_ constraints: [NSLayoutConstraint]) {}

  /// Accepted without effect.
  open var isActive = false

  /// Accepted without effect.
  open var constant: CGFloat = 0

  /// Accepted without effect.
  open var priority = UILayoutPriority.required

  nonisolated deinit {}
}

// MARK: -

/// An edge of a view, for constraints; it has no effect.
public final class NSLayoutAnchor<AnchorType>: NSObject {
  /// Returns a constraint without effect.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// Returns a constraint without effect.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// Returns a constraint without effect.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// Returns a constraint without effect.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

extension NSLayoutAnchor<NSLayoutSize> {
  /// Returns a constraint without effect.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// The kind of the left and right edges.
public enum NSLayoutXAxis {}

/// The kind of the upper and lower edges.
public enum NSLayoutYAxis {}

/// The kind of widths and heights.
public enum NSLayoutSize {}

/// A width or height.
public typealias NSLayoutDimension = NSLayoutAnchor<NSLayoutSize>
/// A leading or trailing edge.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxis>
/// An upper or lower edge.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxis>

// MARK: -

/// What has edges for constraints: a view, or an area of one.
public protocol LayoutItem {}

extension LayoutItem {
  /// The leading edge, for constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, for constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper edge, for constraints.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge, for constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle between the upper and the lower edge, for constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width, for constraints.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height, for constraints.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

// MARK: -

extension UIView: LayoutItem {
  /// The area inside the margins, for constraints.
  public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// The area that no bar covers, for constraints.
  public final var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

/// An area of a view, for constraints; it has no effect.
open class UILayoutGuide: NSObject, LayoutItem {
  nonisolated deinit {}
}
