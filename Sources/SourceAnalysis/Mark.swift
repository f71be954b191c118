/// A line of a source file that says what follows it, or only that something ends there.
package struct Mark: Equatable, Sendable {
  /// The words after the dash; empty where the mark only separates.
  package let title: String

  /// The number of the line, from 1.
  package let line: Int

  /// The number of blanks before the mark.
  let indentation: Int

  /// Reads a line; `nil` where it is no mark.
  init?(_ text: Substring, line: Int) {
    let words = text.drop { $0 == " " }
    let opening = "// MARK: -"
    guard words.hasPrefix(opening) else { return nil }
    title = String(words.dropFirst(opening.count).drop { $0 == " " })
    self.line = line
    indentation = text.count - words.count
  }
}
