/// The place of a row: its section, and its number in that section.
///
/// Both count from 0. It stands in for Foundation's type of the same name, which can hold a path of
/// any length; a table needs two numbers.
public nonisolated struct IndexPath: Hashable, Sendable {
  /// The number of the row in its section.
  public var row: Int

  /// The number of the section.
  public var section: Int

  /// Creates the place of a row.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}

// MARK: -

extension IndexPath: Comparable {
  /// Tells whether one row stands above another.
  public static func < (one: IndexPath, other: IndexPath) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

// MARK: -

extension IndexPath: CustomStringConvertible {
  /// The place in words, as messages name it.
  public var description: String { "{section \(section), row \(row)}" }
}
