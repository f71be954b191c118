public import struct Foundation.Data

/// An image.
///
/// Text shows only that there is a named image. An image with data is drawn with Braille dots.
open class UIImage: NSObject {
  /// The dots, `nil` for a named image.
  final let picture: DotPicture?

  private init(picture: DotPicture?) {
    self.picture = picture
  }

  /// Creates an image from a portable bitmap in its plain form, which begins with `P1`.
  ///
  /// `nil` for other data, and for a picture without dots or with more than 256 in a direction.
  public convenience init?(data: Data) {
    guard let picture = DotPicture(plainBitmap: data) else { return nil }
    self.init(picture: picture)
  }

  fileprivate static let shared = UIImage(picture: nil)

  /// The columns that the image takes.
  final var columns: Int { picture?.columns ?? 1 }
}

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

// MARK: -

/// A view that shows an image with dots, or whether another image is set.
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

  /// The image, drawn with its dots or as a filled square, or as an empty square for `nil`.
  open var image: UIImage? {
    get { shownImage }
    set {
      let columns = columns
      shownImage = newValue
      // The views beside and below begin at another column.
      if self.columns != columns { structureChanged() }
    }
  }

  private final var columns: Int { shownImage?.columns ?? 1 }

  package override func draw(in canvas: inout Canvas) {
    drawImage(in: &canvas)
  }

  nonisolated final func drawImage(in canvas: inout Canvas) {
    guard let image = shownImage else { return canvas.draw(ShortBytes("□")) }
    guard let picture = image.picture else { return canvas.draw(ShortBytes("▣")) }
    canvas.draw(picture)
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    list.append(.image, self)
    column = column.map { $0 + columns }
  }
}
