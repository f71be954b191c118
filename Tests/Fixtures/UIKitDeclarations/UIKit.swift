// The declarations of UIKit that the architectures and the lists of `Tests/PlainUIKitTests` use, as
// its documentation has them, with empty bodies. `bash .ci/uikit` type-checks both against this file.
// Code that uses another name of UIKit adds its declaration.
//
// Swift on Linux has no `@objc optional`. So an optional method has a default, a call of it without
// `?` is deprecated, which is an error in the check, and a call with `?` finds a property of the
// method's name. `bash .ci/uikit` builds this file with library evolution, so that a `switch` over
// an enumeration needs `@unknown default`, as it does with UIKit.
// `Snippets.swift` has lines that compile with UIKit and lines that do not.
//
// Nothing here is copied from `Sources/UIKit`: a mistake must not stand on both sides.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// MARK: - Responders and views

@MainActor open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

// Categories of `NSObject` in UIKit.
extension NSObject {
  @MainActor public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  @MainActor public var accessibilityLabelBlock: (() -> String?)? {
    get { nil }
    set {}
  }
  @MainActor public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  public init(name: String, actionHandler: UIAccessibilityCustomAction.ActionHandler?) {
    self.name = name
  }
  open var name: String
  open var actionHandler: UIAccessibilityCustomAction.ActionHandler?
}

// MARK: - Traits

open class UITraitCollection: NSObject, @unchecked Sendable {
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "")
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
@MainActor public protocol UITraitChangeObservable {}
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
}

// MARK: - Views

@MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(frame: .zero) }

  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var isHidden = false
  open var alpha: CGFloat = 1
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }
  open var contentMode = ContentMode.scaleToFill
  open var directionalLayoutMargins = NSDirectionalEdgeInsets()
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
  open func updatePropertiesIfNeeded() {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var tag = 0
  open var backgroundColor: UIColor?

  open var superview: UIView? { nil }
  open var window: UIWindow? { nil }

  open var subviews: [UIView] { [] }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .defaultHigh }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
}

@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
  open var isActive = false
  open var multiplier: CGFloat { 1 }
  open var constant: CGFloat = 0
  open var priority = UILayoutPriority.required
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

@MainActor open class UILayoutGuide: NSObject {
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class UIStackView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }

  open var arrangedSubviews: [UIView] { [] }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = UIStackView.Alignment.fill
  open var distribution = UIStackView.Distribution.fill
  open var isLayoutMarginsRelativeArrangement = false

  open func addArrangedSubview(_ view: UIView) {}
  open func removeArrangedSubview(_ view: UIView) {}
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {}

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}

@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont()
  }
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont { UIFont() }
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont { UIFont() }
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(0)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let black = Weight(0.62)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
  }
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  open class var secondaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGray4: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemIndigo: UIColor { UIColor(white: 0, alpha: 1) }
  open class var separator: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  open class var secondarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
}

open class UIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init?(named name: String) { self.init() }
  public init?(data: Data) {}
  public convenience init?(systemName name: String) { self.init() }
  open func preparingForDisplay() -> UIImage? { nil }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}

@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}

// MARK: - Controls

public typealias UIActionHandler = (_ action: UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {
  @available(*, unavailable) public override init() {}
  public required init?(coder: NSCoder) {}
  init(_ title: String) {}
  open var title: String { "" }
  open var image: UIImage? { nil }
}

@MainActor open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) { self.init(title) }
  override init(_ title: String) { super.init(title) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var title: String {
    get { "" }
    set {}
  }
  open override var image: UIImage? {
    get { nil }
    set {}
  }
  open var identifier: UIAction.Identifier { UIAction.Identifier("") }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

@MainActor open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(frame: CGRect, primaryAction: UIAction?) { super.init(frame: frame) }

  open var isEnabled = true
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {}
  open func sendActions(for controlEvents: UIControl.Event) {}

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let disabled = State(rawValue: 1 << 1)
  }
}

@MainActor open class UIButton: UIControl {
  public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero, primaryAction: primaryAction)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func title(for state: UIControl.State) -> String? { nil }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func image(for state: UIControl.State) -> UIImage? { nil }
  open var titleLabel: UILabel? { nil }
  open var configuration: UIButton.Configuration?

  public struct Configuration {
    public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
    public var title: String?
    public var image: UIImage?
    private init() {}
  }

  public enum ButtonType: Int, Sendable { case custom = 0, system = 1 }
}

@MainActor open class UIRefreshControl: UIControl {
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

// MARK: - Screens

@MainActor
open class UIViewController: UIResponder, UITraitEnvironment,
  UITraitChangeObservable
{
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView!
  open var isViewLoaded: Bool { false }
  open var viewIfLoaded: UIView? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func loadViewIfNeeded() {}
  open func didReceiveMemoryWarning() {}
  open var title: String?
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var navigationController: UINavigationController? { nil }
  open var definesPresentationContext = false

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func updateProperties() {}
  open func setNeedsUpdateProperties() {}
  open func updatePropertiesIfNeeded() {}
}

@MainActor open class UINavigationItem: NSObject {
  public init(title: String) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(title: "") }
  open var title: String?
  open var prompt: String?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
}

@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open var visibleViewController: UIViewController? { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
}

@MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func willPresentSearchController(_ searchController: UISearchController)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func didPresentSearchController(_ searchController: UISearchController)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func willDismissSearchController(_ searchController: UISearchController)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func didDismissSearchController(_ searchController: UISearchController)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func willPresentSearchController(_ searchController: UISearchController) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func didPresentSearchController(_ searchController: UISearchController) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func willDismissSearchController(_ searchController: UISearchController) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func didDismissSearchController(_ searchController: UISearchController) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func presentSearchController(_ searchController: UISearchController) {}

  public var willPresentSearchController: OptionalWillPresentSearchController? { nil }
  public var didPresentSearchController: OptionalDidPresentSearchController? { nil }
  public var willDismissSearchController: OptionalWillDismissSearchController? { nil }
  public var didDismissSearchController: OptionalDidDismissSearchController? { nil }
  public var presentSearchController: OptionalPresentSearchController? { nil }
}

@MainActor public struct OptionalWillPresentSearchController {
  public func callAsFunction(_ searchController: UISearchController) {}
}

@MainActor public struct OptionalDidPresentSearchController {
  public func callAsFunction(_ searchController: UISearchController) {}
}

@MainActor public struct OptionalWillDismissSearchController {
  public func callAsFunction(_ searchController: UISearchController) {}
}

@MainActor public struct OptionalDidDismissSearchController {
  public func callAsFunction(_ searchController: UISearchController) {}
}

@MainActor public struct OptionalPresentSearchController {
  public func callAsFunction(_ searchController: UISearchController) {}
}

@MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}

@MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  public var searchBarShouldBeginEditing: OptionalSearchBarShouldBeginEditing? { nil }
  public var searchBarTextDidBeginEditing: OptionalSearchBarTextDidBeginEditing? { nil }
  public var searchBarShouldEndEditing: OptionalSearchBarShouldEndEditing? { nil }
  public var searchBarTextDidEndEditing: OptionalSearchBarTextDidEndEditing? { nil }
  public var searchBar: OptionalSearchBar? { nil }
  public var searchBarSearchButtonClicked: OptionalSearchBarSearchButtonClicked? { nil }
  public var searchBarCancelButtonClicked: OptionalSearchBarCancelButtonClicked? { nil }
}

@MainActor public struct OptionalSearchBarShouldBeginEditing {
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool { true }
}

@MainActor public struct OptionalSearchBarTextDidBeginEditing {
  public func callAsFunction(_ searchBar: UISearchBar) {}
}

@MainActor public struct OptionalSearchBarShouldEndEditing {
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool { true }
}

@MainActor public struct OptionalSearchBarTextDidEndEditing {
  public func callAsFunction(_ searchBar: UISearchBar) {}
}

@MainActor public struct OptionalSearchBar {
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

@MainActor public struct OptionalSearchBarSearchButtonClicked {
  public func callAsFunction(_ searchBar: UISearchBar) {}
}

@MainActor public struct OptionalSearchBarCancelButtonClicked {
  public func callAsFunction(_ searchBar: UISearchBar) {}
}

@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var searchBar: UISearchBar { UISearchBar() }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var obscuresBackgroundDuringPresentation = true
}

@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var tableView: UITableView!
  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear = true

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 0 }
}

// MARK: - Apps and scenes

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { UIApplication() }
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

@MainActor open class UISceneSession: NSObject {
  @available(*, unavailable) public override init() {}
}

@MainActor open class UIScene: UIResponder {
  @available(*, unavailable) public override init() {}
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {}

  @MainActor open class ConnectionOptions: NSObject {
    @available(*, unavailable) public override init() {}
  }
}

@MainActor open class UIWindowScene: UIScene {
  @available(*, unavailable) public init() { fatalError() }
  public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
}

// Both requirements are optional in UIKit. A scene without them shows nothing, so none is missing here.

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

// MARK: - Tables

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor open class UIScrollView: UIView {
  // `UITableView` has a property of this name and of another type. So this file does not refuse a
  // table's delegate that is only a delegate of scroll views.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var adjustedContentInset: UIEdgeInsets { .zero }
  open var refreshControl: UIRefreshControl?
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  open var alwaysBounceVertical = false
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { 0 }
    set {}
  }
  public var row: Int {
    get { 0 }
    set {}
  }
  public var item: Int {
    get { 0 }
    set {}
  }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func numberOfSections(in tableView: UITableView) -> Int
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  public var numberOfSections: OptionalNumberOfSectionsOfTableDataSource? { nil }
  public var tableView: OptionalTableViewOfTableDataSource? { nil }
}

@MainActor public struct OptionalNumberOfSectionsOfTableDataSource {
  public func callAsFunction(in tableView: UITableView) -> Int { 1 }
}

@MainActor public struct OptionalTableViewOfTableDataSource {
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  public func callAsFunction(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 0 }

  public var tableView: OptionalTableViewOfTableDelegate? { nil }
}

@MainActor public struct OptionalTableViewOfTableDelegate {
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 0 }
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { 0 }
}

@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}

  public var tableView: OptionalTableViewOfPrefetching? { nil }
}

@MainActor public struct OptionalTableViewOfPrefetching {
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

@MainActor open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open var contentView: UIView { UIView() }
  open var textLabel: UILabel? { nil }
  open var detailTextLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  open var reuseIdentifier: String? { nil }
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  open var accessoryType = UITableViewCell.AccessoryType.none
  open func prepareForReuse() {}
  open var selectedBackgroundView: UIView?
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?
  open func setNeedsUpdateConfiguration() {}

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

@MainActor public struct UICellConfigurationState: Hashable {
  public init(traitCollection: UITraitCollection) {}
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentView: UIView { UIView() }
  open var textLabel: UILabel? { nil }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

@MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var dataSource: (any UITableViewDataSource)?
  @_nonoverride open weak var delegate: (any UITableViewDelegate)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var rowHeight: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var tableFooterView: UIView?
  open var allowsSelection = true
  open var style: UITableView.Style { .plain }
  open var numberOfSections: Int { 0 }
  open var visibleCells: [UITableViewCell] { [] }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }

  open func numberOfRows(inSection section: Int) -> Int { 0 }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {}

  open func reloadData() {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }

  public class var automaticDimension: CGFloat { 0 }

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

// In an extension, as in UIKit, so that nothing overrides it.
extension UITableView {
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

// MARK: - Collections

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public var numberOfSections: OptionalNumberOfSectionsOfCollectionDataSource? { nil }
}

@MainActor public struct OptionalNumberOfSectionsOfCollectionDataSource {
  public func callAsFunction(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  @available(*, deprecated, message: "optional in UIKit: write ? after its name")
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  public var collectionView: OptionalCollectionViewOfCollectionDelegate? { nil }
}

@MainActor public struct OptionalCollectionViewOfCollectionDelegate {
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

@MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var selectedBackgroundView: UIView?
  open var contentView: UIView { UIView() }
}

@MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)?
  open var allowsSelection = true

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  open var numberOfSections: Int { 0 }
  open func numberOfItems(inSection section: Int) -> Int { 0 }
  open func reloadData() {}

  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var visibleCells: [UICollectionViewCell] { [] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {}

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

// In an extension, as in UIKit, so that nothing overrides it.
extension UICollectionView {
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor open class UICollectionViewLayout: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}
  open var collectionView: UICollectionView? { nil }
  open var collectionViewContentSize: CGSize { .zero }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open func prepare() {}
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
}

@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public convenience init(forCellWith indexPath: IndexPath) { self.init() }
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
}

// MARK: - Diffable data sources

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() {}

  public var numberOfItems: Int { 0 }
  public var numberOfSections: Int { 0 }
  public var itemIdentifiers: [ItemIdentifierType] { [] }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { 0 }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { [] }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { nil }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {}
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}

@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}

  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { NSDiffableDataSourceSnapshot() }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { nil }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { nil }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }

  open func numberOfSections(in tableView: UITableView) -> Int { 0 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
