/// A closure that an action runs.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// An entry of a menu; text shows only the actions of controls.
open class UIMenuElement: NSObject {
  fileprivate final var shownTitle: String
  fileprivate final var shownImage: UIImage?

  fileprivate init(title: String, image: UIImage?) {
    shownTitle = title
    shownImage = image
  }

  /// Creates nothing: nothing is decoded.
  public required init?(coder: NSCoder) {
    return nil
  }

  nonisolated deinit {}

  /// The title of a button that is made for the element.
  open var title: String { shownTitle }

  /// The image, which has no effect.
  open var image: UIImage? { shownImage }
}

// MARK: -

/// An action of a control.
open class UIAction: UIMenuElement {
  /// The name of an action; a control keeps one action with each name.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a value.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of the action, a unique one if none was given.
  public final let identifier: Identifier

  private final let handler: UIActionHandler

  private static var unnamedCount = 0

  private init(
    _ title: String, image: UIImage?, identifier: Identifier?, handler: @escaping UIActionHandler
  ) {
    Self.unnamedCount += 1
    self.identifier = identifier ?? Identifier("unnamed action \(Self.unnamedCount)")
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Creates an action; the image has no effect.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.init(title, image: image, identifier: identifier, handler: handler)
  }

  /// Creates nothing: nothing is decoded.
  public required init?(coder: NSCoder) {
    return nil
  }

  nonisolated deinit {}

  /// The title of a button that is made for the action.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// The image, which has no effect.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }

  /// Runs the closure.
  final func run() {
    handler(self)
  }
}
