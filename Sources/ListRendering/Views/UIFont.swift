/// A font; text has a plain and a bold one.
open class UIFont: NSObject {
  /// A use of text.
  public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The bits or the name of the value.
    public let rawValue: String

    /// Creates a value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title, drawn plain.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A large title, drawn plain.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title, drawn plain.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A small title, drawn plain.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline, drawn bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A second headline, drawn plain.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, drawn plain.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark, drawn plain.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote, drawn plain.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption, drawn plain.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption, drawn plain.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  final let isBold: Bool

  private init(isBold: Bool) {
    self.isBold = isBold
  }

  private static let plain = UIFont(isBold: false)
  private static let bold = UIFont(isBold: true)

  /// Returns the bold font for headlines, and the plain one for other text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    style == .headline ? bold : plain
  }

  /// Returns the plain font; text has one size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { plain }

  /// Returns the bold font; text has one size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { bold }
}

// MARK: -

/// A colour; text has a normal and a dim one.
open class UIColor: NSObject {
  final let isDim: Bool

  private init(isDim: Bool) {
    self.isDim = isDim
  }

  private static let normal = UIColor(isDim: false)
  private static let dim = UIColor(isDim: true)

  /// The colour of normal text.
  open class var label: UIColor { normal }

  /// The dim colour of less important text.
  open class var secondaryLabel: UIColor { dim }

  /// The dim colour of the least important text.
  open class var tertiaryLabel: UIColor { dim }

  /// A colour of backgrounds, which are not drawn.
  open class var systemBackground: UIColor { normal }

  /// A colour of backgrounds, which are not drawn.
  open class var secondarySystemBackground: UIColor { normal }

  /// A colour that is drawn as that of normal text.
  open class var systemBlue: UIColor { normal }

  /// A colour that is drawn as that of normal text.
  open class var systemRed: UIColor { normal }
}
