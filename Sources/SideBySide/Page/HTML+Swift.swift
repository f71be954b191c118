import Foundation
import SourceAnalysis

nonisolated extension HTML {
  /// Swift code in colours, a line each, which may be broken without losing its indentation.
  static func swift(_ code: String) -> HTML {
    let lines = lines(of: SwiftLexer.tokens(of: code)).map { pieces in
      let line = HTML.joined(pieces.map(piece) + [.text("\n")])
      let blanks = pieces.first.map { $0.text.prefix { $0 == " " }.count } ?? 0
      return blanks == 0
        ? HTML.element("span", ["class": "line"], line)
        : HTML.element("span", ["class": "line", "style": "--indent:\(blanks)"], line)
    }
    return .element("pre", [:], .element("code", [:], .joined(lines)))
  }

  /// Parts the pieces of a code where a line ends, so that no element goes over two lines.
  private static func lines(of tokens: [SwiftToken]) -> [[(kind: SwiftToken.Kind, text: String)]] {
    var lines: [[(kind: SwiftToken.Kind, text: String)]] = [[]]
    for token in tokens {
      let parts = token.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append((token.kind, String(part))) }
      }
    }
    return lines
  }

  private static func piece(_ piece: (kind: SwiftToken.Kind, text: String)) -> HTML {
    guard piece.kind != .plain else { return breakable(piece.text) }
    return .element("span", ["class": piece.kind.rawValue], .text(piece.text))
  }

  /// Lets a line be broken after a parenthesis and before a point, as a person would break it.
  private static func breakable(_ text: String) -> HTML {
    var parts = [""]
    for character in text {
      let end = parts[parts.count - 1].last
      if end == "(" || (character == "." && end?.isLetter == true) { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return .joined(parts.map(unbrokenArrows), separator: HTML.void("wbr", [:]).markup)
  }

  /// Keeps `->` on one line.
  private static func unbrokenArrows(_ text: String) -> HTML {
    let arrow = HTML.element("span", ["class": "whole"], .text("->"))
    let parts = text.components(separatedBy: "->")
    return .joined(parts.map(HTML.text), separator: arrow.markup)
  }
}
