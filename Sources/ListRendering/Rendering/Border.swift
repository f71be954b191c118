/// What stands at the left and at the right of every line.
package nonisolated struct Border: Sendable {
  /// The bytes before the text.
  let leading: [UInt8]

  /// The bytes before the text of the row that is selected, as wide as those of any other.
  let selectedLeading: [UInt8]

  /// The bytes after the text, the end of the line included.
  let trailing: [UInt8]

  /// Tells whether a line is filled with blanks up to the right border.
  let fillsLines: Bool

  /// The columns that both sides take together.
  let columns: Int

  /// No border: a line ends where its text ends.
  package static let plain = Border(
    leading: [], selectedLeading: [], trailing: Array("\n".utf8), fillsLines: false, columns: 0)

  /// A vertical stroke and a blank on both sides, and a mark before the row that is selected.
  package static let box = Border(
    leading: Array("│ ".utf8), selectedLeading: Array("│▸".utf8), trailing: Array(" │\n".utf8),
    fillsLines: true, columns: 4)
}
