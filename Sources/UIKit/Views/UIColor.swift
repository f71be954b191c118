/// A color.
///
/// Text of a gray color is dim, and text of every other color is plain. Backgrounds are not drawn.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  final let isDim: Bool

  /// The name of a color of the system, which has other components in the dark.
  private final let name: String

  /// The parts of red, green and blue, and the opacity.
  private final let components: [CGFloat]

  private init(name: String, isDim: Bool, components: [CGFloat]) {
    self.name = name
    self.isDim = isDim
    self.components = components
  }

  /// Creates a color of components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let isGrey = red == green && green == blue && 0 < red && red < 1
    self.init(name: "", isDim: isGrey, components: [red, green, blue, alpha])
  }

  /// Creates a gray color, between black at 0 and white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color by its position on the color wheel, its strength and its brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Each component is full on a third of the wheel around its position, and fades beside it.
    func component(at position: CGFloat) -> CGFloat {
      let turned: CGFloat = hue * 6 - position + 9
      let distance = abs(turned.truncatingRemainder(dividingBy: 6) - 3)
      let fading = min(1, max(0, distance - 1))
      return brightness * (1 - saturation * fading)
    }
    self.init(
      red: component(at: 0), green: component(at: 2), blue: component(at: 4), alpha: alpha)
  }

  /// Returns the color with another opacity, which is not drawn.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: name, isDim: isDim, components: components.dropLast() + [alpha])
  }

  /// Compares two colors by their names and components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.name == name && other.components == components
  }

  /// A number that is the same for equal colors.
  open override var hash: Int { components.hashValue ^ name.hashValue }

  private static func system(_ name: String, isDim: Bool = false) -> UIColor {
    UIColor(name: name, isDim: isDim, components: [1])
  }
}

// MARK: -

nonisolated extension UIColor {
  /// The color black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The color dark gray.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// The color gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The color light gray.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// The color white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The color red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The color green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The color blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The color cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The color yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The color magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The color orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The color purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The color brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No color.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// MARK: -

nonisolated extension UIColor {
  /// The color of the system, drawn plain.
  public static let label = system("label")
  /// The color of the system, drawn dim.
  public static let secondaryLabel = system("secondaryLabel", isDim: true)
  /// The color of the system, drawn dim.
  public static let tertiaryLabel = system("tertiaryLabel", isDim: true)
  /// The color of the system, drawn dim.
  public static let quaternaryLabel = system("quaternaryLabel", isDim: true)
  /// The color of the system, drawn dim.
  public static let placeholderText = system("placeholderText", isDim: true)
  /// The color of the system, drawn dim.
  public static let systemGray = system("systemGray", isDim: true)
  /// The color of the system, drawn dim.
  public static let systemGray2 = system("systemGray2", isDim: true)
  /// The color of the system, drawn dim.
  public static let systemGray3 = system("systemGray3", isDim: true)
  /// The color of the system, drawn dim.
  public static let systemGray4 = system("systemGray4", isDim: true)
  /// The color of the system, drawn dim.
  public static let systemGray5 = system("systemGray5", isDim: true)
  /// The color of the system, drawn dim.
  public static let systemGray6 = system("systemGray6", isDim: true)
  /// The color of the system, drawn plain.
  public static let link = system("link")
  /// The color of the system, drawn plain.
  public static let tintColor = system("tintColor")
  /// The color of the system, drawn plain.
  public static let systemRed = system("systemRed")
  /// The color of the system, drawn plain.
  public static let systemOrange = system("systemOrange")
  /// The color of the system, drawn plain.
  public static let systemYellow = system("systemYellow")
  /// The color of the system, drawn plain.
  public static let systemGreen = system("systemGreen")
  /// The color of the system, drawn plain.
  public static let systemMint = system("systemMint")
  /// The color of the system, drawn plain.
  public static let systemTeal = system("systemTeal")
  /// The color of the system, drawn plain.
  public static let systemCyan = system("systemCyan")
  /// The color of the system, drawn plain.
  public static let systemBlue = system("systemBlue")
  /// The color of the system, drawn plain.
  public static let systemIndigo = system("systemIndigo")
  /// The color of the system, drawn plain.
  public static let systemPurple = system("systemPurple")
  /// The color of the system, drawn plain.
  public static let systemPink = system("systemPink")
  /// The color of the system, drawn plain.
  public static let systemBrown = system("systemBrown")
  /// The color of the system, drawn plain.
  public static let separator = system("separator")
  /// The color of the system, drawn plain.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// The color of the system, drawn plain.
  public static let systemBackground = system("systemBackground")
  /// The color of the system, drawn plain.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// The color of the system, drawn plain.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// The color of the system, drawn plain.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// The color of the system, drawn plain.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// The color of the system, drawn plain.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// The color of the system, drawn plain.
  public static let systemFill = system("systemFill")
  /// The color of the system, drawn plain.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// The color of the system, drawn plain.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// The color of the system, drawn plain.
  public static let quaternarySystemFill = system("quaternarySystemFill")
}
