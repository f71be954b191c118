/// The importance of a constraint; it has no effect, because text has no frames.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance, at most 1,000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A constraint that must hold.
  public static let required = UILayoutPriority(rawValue: 1_000)

  /// The wish of a view not to be smaller than its content.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)

  /// The wish of a view not to be larger than its content.
  public static let defaultLow = UILayoutPriority(rawValue: 250)

  /// The wish of a view to be as small as its content.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
