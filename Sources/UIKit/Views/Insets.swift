/// The space at the edges of a view.
public nonisolated struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  /// Creates insets without space.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets; a column is 8 points wide, and a line is 16 high.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No space.
  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)
}

// MARK: -

/// The space at the edges of a view.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  /// Creates insets without space.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets; 8 points are the width of a column.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No space.
  public static let zero = Self(top: 0, leading: 0, bottom: 0, trailing: 0)
}
