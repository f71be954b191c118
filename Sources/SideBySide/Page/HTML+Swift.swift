extension HTML {
  /// Swift code in colours, a line each, which may be wrapped without losing its indentation.
  static func swift(_ code: String) -> HTML {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line -> HTML in
      let blanks = line.prefix { $0 == " " }.count
      let style: HTML = blanks == 0 ? "" : " style=\"--indent:\(blanks)\""
      return "<span class=\"line\"\(style)>\(colored(line), separator: "")\n</span>"
    }
    return "<pre><code>\(lines, separator: "")</code></pre>"
  }

  /// Splits a line into comments, strings, numbers, words and the rest.
  private static func colored(_ line: Substring) -> [HTML] {
    var pieces: [HTML] = []
    var rest = line
    while let first = rest.first {
      let following = rest.dropFirst()
      var text = rest.prefix(1)
      var kind: String?
      if rest.hasPrefix("//") {
        (text, kind) = (rest, "comment")
      } else if rest.hasPrefix("->") {
        (text, kind) = (rest.prefix(2), "whole")
      } else if first == "\"", let string = rest.prefixMatch(of: string) {
        (text, kind) = (string.0, "string")
      } else if first.isNumber, let number = rest.prefixMatch(of: #/\d\w*(?:\.\d\w*)?/#) {
        (text, kind) = (number.0, "number")
      } else if first.isLetter || "_@#.".contains(first) && following.first?.isLetter == true {
        let word = following.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        text = rest[..<word.endIndex]
        kind = self.kind(of: text, after: line[..<rest.startIndex], before: rest[word.endIndex...])
      }
      pieces.append(kind.map { "<span class=\"\($0)\">\(text)</span>" } ?? breakable(text))
      rest = rest[text.endIndex...]
    }
    return pieces
  }

  /// A string on one line, which may contain code with strings.
  private static var string: Regex<Substring> {
    #/"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\])*"/#
  }

  /// Tells keywords and types from names, members and labels.
  private static func kind(
    of word: Substring, after before: Substring, before following: Substring
  ) -> String? {
    if word.hasPrefix("@") || word.hasPrefix("#") { return "keyword" }
    if word.trimmingPrefix(".").first?.isUppercase == true { return "type" }
    // `for` is a label in `row(for id: Int)` and in `row(for: 1)`.
    let isLabel = following.hasPrefix(":") && word != "default"
    let isOuterLabel =
      (before.hasSuffix("(") || before.hasSuffix(", "))
      && following.prefixMatch(of: #/ [a-z]\w*:/#) != nil
    return keywords.contains(word) && !isLabel && !isOuterLabel ? "keyword" : nil
  }

  private static let keywords = Set(
    """
    actor any as associatedtype async await break case catch class continue convenience default \
    defer deinit do else enum extension fallthrough false fileprivate final for func guard if \
    import in indirect init inout internal is lazy let mutating nil nonisolated override package \
    private protocol public repeat return self some static struct subscript super switch throw \
    throws true try typealias unowned var weak where while
    """.split(separator: " "))

  /// Allows a break after a parenthesis and before a member.
  private static func breakable(_ text: Substring) -> HTML {
    if text == "(" { return "(<wbr/>" }
    return text.hasPrefix(".") && text.count > 1 ? "<wbr/>\(text)" : "\(text)"
  }
}
