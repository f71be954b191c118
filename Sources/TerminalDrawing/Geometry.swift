/// A point on the screen, in character cells from the upper left corner.
public struct Point: Hashable, Sendable {
  /// The number of the column, counted from 0.
  public var column: Int

  /// The number of the line, counted from 0.
  public var line: Int

  /// Creates a point.
  public init(column: Int, line: Int) {
    self.column = column
    self.line = line
  }
}

// MARK: -

/// A size on the screen, in character cells.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int

  /// The number of lines.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
