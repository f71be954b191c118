import ListRendering

/// A row that shows a label of one or more lines.
nonisolated struct LabelledRow: Sendable {
  /// What the cell draws, line by line.
  var lines: [String]

  /// The lines that the row takes, or ``TableView/automaticDimension``.
  var height = -1

  /// The name under which the cell was registered.
  var kind = "row"
}

// MARK: -

nonisolated extension LabelledRow: ExpressibleByStringLiteral {
  init(stringLiteral label: String) {
    self.init(label)
  }
}

// MARK: -

nonisolated extension LabelledRow {
  /// Makes a row of a label whose lines end at line breaks.
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

  /// Makes rows of so many lines: `0a`, `1a`, `1b` and on.
  static func lines(_ counts: Int...) -> [LabelledRow] {
    counts.enumerated().map { row, count in
      LabelledRow(lines: "abcdefgh".prefix(count).map { "\(row)\($0)" })
    }
  }
}
