/// A relation between two edges; accepted without effect, because text has no frames.
///
/// Code that also runs on a phone needs constraints there. See <doc:UIKitCoverage>.
open class NSLayoutConstraint: NSObject {
  /// The direction in which a stack places its views.
  public nonisolated enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Makes several constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes several constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Accepted without effect.
  open var isActive = false

  /// Accepted without effect.
  open var constant: CGFloat = 0

  /// Accepted without effect.
  open var priority = UILayoutPriority.required

  /// The factor of the second width or height.
  open var multiplier: CGFloat { factor }

  private final var factor: CGFloat = 1

  nonisolated deinit {}

  fileprivate static func with(
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.factor = multiplier
    constraint.constant = constant
    return constraint
  }
}

// MARK: - Anchors

/// An edge or a size of a view, for constraints.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// Returns a constraint without effect.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    .with()
  }

  /// Returns a constraint without effect.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    .with()
  }

  /// Returns a constraint without effect.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    .with()
  }

  /// Returns a constraint without effect.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .with(constant: c)
  }

  /// Returns a constraint without effect.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .with(constant: c)
  }

  /// Returns a constraint without effect.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .with(constant: c)
  }

  nonisolated deinit {}
}

/// A leading or trailing edge, or the middle between them.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}
}

/// An upper or lower edge, or the middle between them.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}
}

/// A width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint without effect.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    .with(constant: c)
  }

  /// Returns a constraint without effect.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .with(constant: c)
  }

  /// Returns a constraint without effect.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .with(constant: c)
  }

  /// Returns a constraint without effect.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .with(multiplier: m)
  }

  /// Returns a constraint without effect.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .with(multiplier: m)
  }

  /// Returns a constraint without effect.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .with(multiplier: m)
  }

  /// Returns a constraint without effect.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .with(multiplier: m, constant: c)
  }

  /// Returns a constraint without effect.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .with(multiplier: m, constant: c)
  }

  /// Returns a constraint without effect.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .with(multiplier: m, constant: c)
  }

  nonisolated deinit {}
}

// MARK: - Guides

/// An area of a view, for constraints; it has no effect.
open class UILayoutGuide: NSObject {
  /// The leading edge, for constraints.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, for constraints.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper edge, for constraints.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge, for constraints.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle between the leading and the trailing edge, for constraints.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle between the upper and the lower edge, for constraints.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width, for constraints.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height, for constraints.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  nonisolated deinit {}
}
