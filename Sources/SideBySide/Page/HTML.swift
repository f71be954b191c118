import CommandLineInterface

/// A piece of a page, written as a string literal.
///
/// Interpolated text is escaped; interpolated pieces are inserted as they are.
struct HTML: Equatable, ExpressibleByStringInterpolation {
  let markup: String

  init(stringLiteral markup: String) {
    self.markup = markup
  }

  init(stringInterpolation: StringInterpolation) {
    markup = stringInterpolation.markup
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      markup += literal
    }

    /// Inserts text for content or for an attribute.
    mutating func appendInterpolation(_ text: some StringProtocol) {
      markup += String(text).markupEscaped
    }

    mutating func appendInterpolation(_ number: Int) {
      markup += "\(number)"
    }

    mutating func appendInterpolation(_ piece: HTML) {
      markup += piece.markup
    }

    /// Inserts pieces, each on a line of its own unless another separator is given.
    mutating func appendInterpolation(_ pieces: [HTML], separator: String = "\n") {
      markup += pieces.map(\.markup).joined(separator: separator)
    }
  }
}
