/// A font; text has a plain and a bold one.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// A use of text.
  public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
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

  /// The thickness of the lines of a font.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a value.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// A weight that is drawn plain.
    public static let ultraLight = Weight(-0.8)
    /// A weight that is drawn plain.
    public static let thin = Weight(-0.6)
    /// A weight that is drawn plain.
    public static let light = Weight(-0.4)
    /// A weight that is drawn plain.
    public static let regular = Weight(0)
    /// A weight that is drawn plain.
    public static let medium = Weight(0.23)
    /// A weight that is drawn bold.
    public static let semibold = Weight(0.3)
    /// A weight that is drawn bold.
    public static let bold = Weight(0.4)
    /// A weight that is drawn bold.
    public static let heavy = Weight(0.56)
    /// A weight that is drawn bold.
    public static let black = Weight(0.62)
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

  /// Returns the bold font for weights from semibold on, and the plain one for lighter ones.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    weight.rawValue < Weight.semibold.rawValue ? plain : bold
  }

  /// Returns the font of a weight; all characters of a terminal have the same width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font of a weight, for the same reason.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the plain font; text has no slope.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { plain }

  /// Returns the bold font; text has one size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { bold }
}
