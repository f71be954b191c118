/// The settings of a device that a view follows; here they never change.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The size of text, which a terminal chooses by itself.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

// MARK: -

/// A size of text that a person has chosen.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The size of a phone in its first state.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}

// MARK: - Changes

/// A setting whose changes can be observed.
public nonisolated protocol UITraitDefinition {}

/// A setting, named by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The size of text.
public nonisolated struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// An object that follows the settings of a device.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The settings.
  var traitCollection: UITraitCollection { get }
}

/// The registration of a closure for changes of settings.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that calls closures after changes of settings.
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Accepted without effect: here no setting changes, so the closure is never called.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    NoTraitChanges()
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

private final class NoTraitChanges: NSObject, UITraitChangeRegistration {
  nonisolated deinit {}
}
