package import TerminalDrawing

/// An image.
///
/// Text shows only that there is a named image. An image with data is drawn with Braille dots, and
/// so is a symbol that `DotPicture` knows.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// How an image is drawn.
  enum Form: Sendable {
    case sign(ShortBytes)
    case dots(DotPicture)
  }

  final let form: Form

  /// The name of an image or symbol, which is what tells two images apart that are drawn alike.
  private final let name: String?

  private init(_ form: Form, name: String) {
    self.form = form
    self.name = name
  }

  /// Creates an image from an uncompressed bitmap file (BMP) with 24 bits for each pixel.
  ///
  /// A dark pixel is a dot. `nil` for other data, and for a picture without pixels or with more than
  /// 256 in a direction.
  public init?(data: Data) {
    guard let picture = DotPicture(bitmap: data) else { return nil }
    form = .dots(picture)
    name = nil
  }

  /// Creates an image for any name, because text shows only that there is one.
  public convenience init?(named name: String) {
    self.init(.sign(Self.filledSquare), name: name)
  }

  /// Creates a symbol.
  ///
  /// Text has forms for a few symbols, and draws the others as it draws any image.
  public convenience init?(systemName name: String) {
    self.init(Self.symbols[name] ?? .sign(Self.filledSquare), name: "system " + name)
  }

  /// Returns the image itself, which is decoded already.
  open func preparingForDisplay() -> UIImage? { self }

  /// Compares two images by their names and dots.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.name == name && other.dots == dots
  }

  /// A number that is the same for equal images.
  open override var hash: Int { name.hashValue }

  private final var dots: [String] {
    if case .dots(let picture) = form { picture.lines } else { [] }
  }

  private static let filledSquare = ShortBytes("▣")

  /// The symbols that are drawn in a form of their own, by name.
  private static let symbols: [String: Form] = [
    "arrow.clockwise": .sign(ShortBytes("↻")),
    "person.fill": .dots(.person),
  ]

  /// The columns that the image takes.
  final var columns: Int {
    switch form {
    case .sign: 1
    case .dots(let picture): picture.columns
    }
  }

  /// The character for the image where there is room for one only.
  final var sign: ShortBytes {
    switch form {
    case .sign(let sign): sign
    case .dots: Self.filledSquare
    }
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
    list.append(.image(.init(self)))
    column = column.map { $0 + columns }
  }
}
