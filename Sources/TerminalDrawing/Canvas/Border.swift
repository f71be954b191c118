/// The characters to the left and right of every line.
package struct Border: Sendable {
  /// The characters before the text.
  let leading: ShortBytes

  /// The characters before the text of the selected row, as wide as ``leading``.
  let selectedLeading: ShortBytes

  /// The characters after the text, including the line break.
  let trailing: ShortBytes

  /// Whether a line is filled with spaces up to the right border.
  let fillsLines: Bool

  /// The columns that both sides take together.
  package let columns: Int

  /// No border: a line ends where its text ends.
  package static let plain = Border(
    leading: ShortBytes(""), selectedLeading: ShortBytes(""), trailing: ShortBytes("\n"),
    fillsLines: false, columns: 0)

  /// No border around a part of a line that is filled with spaces.
  static let filled = Border(
    leading: ShortBytes(""), selectedLeading: ShortBytes(""), trailing: ShortBytes("\n"),
    fillsLines: true, columns: 0)

  /// A vertical stroke and a space on both sides, and a mark before the selected row.
  package static let box = Border(
    leading: ShortBytes("│ "), selectedLeading: ShortBytes("│▸"), trailing: ShortBytes(" │\n"),
    fillsLines: true, columns: 4)
}
