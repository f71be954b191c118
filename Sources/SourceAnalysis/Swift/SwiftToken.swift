/// A piece of a Swift text that is of one kind.
package struct SwiftToken: Equatable, Sendable {
  /// What a piece of text is to a reader.
  package enum Kind: String, CaseIterable, Sendable {
    case keyword
    case type
    case string
    case comment
    case number

    /// Names, signs and blanks: all that is none of the others.
    case plain
  }

  /// What the piece is.
  package let kind: Kind

  /// The piece as it stands in the text.
  package let text: Substring
}
