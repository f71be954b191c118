/// An image; text shows only that there is one.
open class UIImage: NSObject {}

// MARK: -

/// The initializers that return a shared object, as only an extension of a protocol can.
public protocol NamedImage {}

extension UIImage: NamedImage {}

extension NamedImage where Self == UIImage {
  /// Returns an image for any name, because text shows only that there is one.
  ///
  /// All names share one object, so that showing an image allocates nothing.
  public init?(named name: String) {
    self = .shared
  }

  /// Returns an image for any name of a symbol, because text shows only that there is one.
  public init?(systemName name: String) {
    self = .shared
  }
}

extension UIImage {
  fileprivate static let shared = UIImage()
}

// MARK: -

/// A view that shows whether an image is set.
open class UIImageView: UIView {
  // Private storage, for the same reason as the text of a label.
  private nonisolated(unsafe) final var shownImage: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view that shows an image.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    shownImage = image
  }

  nonisolated deinit {}

  /// The image, drawn as a filled square, or as an empty one for `nil`.
  open var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }

  package override func draw(in canvas: inout Canvas) {
    drawImage(in: &canvas)
  }

  nonisolated final func drawImage(in canvas: inout Canvas) {
    canvas.draw(shownImage == nil ? ShortBytes("□") : ShortBytes("▣"))
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    list.append(.image, self)
    column = column.map { $0 + 1 }
  }
}
