public import Foundation

/// A row of a table: its section and its number in that section, both counted from 0.
nonisolated extension IndexPath {
  /// Creates the index path of a row.
  public init(row: Int, section: Int) {
    // A literal would allocate an array for each row.
    self = IndexPath(index: section).appending(row)
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

// MARK: -

nonisolated extension IndexPath {
  /// Creates the index path of a row under its other name, item.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// Another name for the row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
