import Markup

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

    /// Inserts a length with at most one decimal.
    mutating func appendInterpolation(_ length: Double) {
      markup += length.tenths
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

extension Double {
  /// The number with at most one decimal.
  var tenths: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
