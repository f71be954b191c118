/// What stands at the left and at the right of every line.
package nonisolated struct Border: Sendable {
  /// The bytes before the text.
  let leading: [UInt8]

  /// The bytes after the text, the end of the line included.
  let trailing: [UInt8]

  /// Tells whether a line is filled with blanks up to the right border.
  let fillsLines: Bool

  /// The columns that both sides take together.
  let columns: Int

  /// No border: a line ends where its text ends.
  package static let plain = Border(
    leading: [], trailing: Array("\n".utf8), fillsLines: false, columns: 0)

  /// A vertical stroke and a blank on both sides.
  package static let box = Border(
    leading: Array("│ ".utf8), trailing: Array(" │\n".utf8), fillsLines: true, columns: 4)
}
