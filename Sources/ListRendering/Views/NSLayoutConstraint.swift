/// A relation between two edges; accepted without effect, because text has no frames.
///
/// Code that also runs on a phone needs constraints there. See <doc:ListRendering>.
open class NSLayoutConstraint: NSObject {
  /// The direction in which a stack places its views.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Accepted without effect.
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

// MARK: -

/// An edge of a view, for constraints; it has no effect.
public final class NSLayoutAnchor<AnchorType>: NSObject {
  /// Returns a constraint without effect.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// The kind of the left and right edges.
public enum NSLayoutXAxis {}

/// The kind of the upper and lower edges.
public enum NSLayoutYAxis {}

public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxis>

// MARK: -

extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}
