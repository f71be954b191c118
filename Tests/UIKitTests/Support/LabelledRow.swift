import UIKit

/// A row that shows a label of one or more lines.
nonisolated struct LabelledRow: Sendable {
  /// The lines that the cell draws.
  var lines: [String]

  /// The number of lines of the row, or −1 for as many as the cell draws.
  var height = -1

  /// The reuse identifier of the cell.
  var kind = "row"

  /// The points that the delegate takes away from the whole lines of the height.
  var cut: CGFloat = 0
}

// MARK: -

nonisolated extension LabelledRow: ExpressibleByStringLiteral {
  init(stringLiteral label: String) {
    self.init(label)
  }

  /// Makes a row from a label with line breaks.
  init(_ label: String, height: Int = -1, kind: String = "row") {
    let lines = label.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(lines: lines, height: height, kind: kind)
  }
}

// MARK: -

nonisolated extension [LabelledRow] {
  /// Makes rows of one line that show their numbers.
  static func numbered(_ numbers: Range<Int>) -> [LabelledRow] {
    numbers.map { LabelledRow("row \($0)") }
  }

  /// Makes rows with these numbers of lines, such as `0a`, `1a`, `1b`.
  static func lines(_ counts: Int...) -> [LabelledRow] {
    counts.enumerated().map { row, count in
      LabelledRow(lines: "abcdefgh".prefix(count).map { "\(row)\($0)" })
    }
  }
}

// MARK: -

/// A section of rows with an optional header and footer.
nonisolated struct LabelledSection: Sendable {
  /// The line above the rows.
  var header: String?

  /// The height of the header in points, or −1 for as many lines as it draws.
  var headerHeight: CGFloat = -1

  /// The rows, from top to bottom.
  var rows: [LabelledRow] = []

  /// The line below the rows.
  var footer: String?
}

// MARK: -

nonisolated extension IndexPath {
  /// Returns the index path of a row, in the first section by default.
  static func row(_ row: Int, in section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}

// MARK: -

nonisolated extension [IndexPath] {
  /// Returns the index paths of rows, in the first section by default.
  static func rows(_ rows: some Sequence<Int>, in section: Int = 0) -> [IndexPath] {
    rows.map { .row($0, in: section) }
  }
}
