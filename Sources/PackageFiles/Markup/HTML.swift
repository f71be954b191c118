/// A piece of HTML or SVG, written as a string literal.
///
/// Interpolated text is escaped; interpolated pieces are inserted as they are.
package struct HTML: Equatable, ExpressibleByStringInterpolation {
  package let markup: String

  package init(stringLiteral markup: String) {
    self.markup = markup
  }

  package init(stringInterpolation: StringInterpolation) {
    markup = stringInterpolation.markup
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      markup += literal
    }

    /// Inserts text for content or for an attribute.
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      markup += String(text).markupEscaped
    }

    package mutating func appendInterpolation(_ number: Int) {
      markup += "\(number)"
    }

    /// Inserts a length with at most one decimal.
    package mutating func appendInterpolation(_ length: Double) {
      markup += length.tenths
    }

    package mutating func appendInterpolation(_ piece: HTML) {
      markup += piece.markup
    }

    /// Inserts pieces, each on a line of its own unless another separator is given.
    package mutating func appendInterpolation(_ pieces: [HTML], separator: String = "\n") {
      markup += pieces.map(\.markup).joined(separator: separator)
    }
  }
}

extension Double {
  /// The number with at most one decimal.
  package var tenths: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
