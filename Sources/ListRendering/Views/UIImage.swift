public import struct Foundation.Data

/// An image.
///
/// Text shows only that there is a named image. An image with data is drawn with Braille dots, and
/// so is a symbol that `DotPicture` knows.
open class UIImage: NSObject {
  /// How an image is drawn.
  nonisolated enum Form: Sendable {
    case sign(ShortBytes)
    case dots(DotPicture)
  }

  final let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// Creates an image from an uncompressed bitmap file (BMP) with 24 bits for each pixel.
  ///
  /// A dark pixel is a dot. `nil` for other data, and for a picture without pixels or with more than
  /// 256 in a direction.
  public convenience init?(data: Data) {
    guard let picture = DotPicture(bitmap: data) else { return nil }
    self.init(.dots(picture))
  }

  fileprivate static let shared = UIImage(.sign(filledSquare))

  private nonisolated static let filledSquare = ShortBytes("▣")

  /// The symbols that are drawn in a form of their own, by name.
  fileprivate static let symbols = [
    "arrow.clockwise": UIImage(.sign(ShortBytes("↻"))),
    "person.fill": UIImage(.dots(.person)),
  ]

  /// The columns that the image takes.
  final var columns: Int {
    switch form {
    case .sign: 1
    case .dots(let picture): picture.columns
    }
  }

  /// The character for the image where there is room for one only.
  nonisolated final var sign: ShortBytes {
    switch form {
    case .sign(let sign): sign
    case .dots: Self.filledSquare
    }
  }
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

  /// Returns a symbol, drawn as that of another name unless text has a form for it.
  public init?(systemName name: String) {
    self = UIImage.symbols[name] ?? .shared
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
    switch image.form {
    case .sign(let sign): canvas.draw(sign)
    case .dots(let picture): canvas.draw(picture)
    }
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    list.append(.image, self)
    column = column.map { $0 + columns }
  }
}
