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

  /// A comment, a string with code in it, a number, or a word with the sign that belongs to it.
  private nonisolated(unsafe) static let token =
    #/
      \/\/.* |
      "(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\])*" |
      \d\w*(?:\.\d\w*)? |
      [@\#.]?[a-zA-Z_]\w*
    /#

  private static func colored(_ line: Substring) -> [HTML] {
    var pieces: [HTML] = []
    var rest = line
    for token in line.matches(of: token) {
      pieces.append("\(rest[..<token.range.lowerBound])")
      rest = line[token.range.upperBound...]
      let kind = kind(of: token.0, before: rest)
      pieces.append(kind.map { "<span class=\"\($0)\">\(token.0)</span>" } ?? "\(token.0)")
    }
    return pieces + ["\(rest)"]
  }

  private static func kind(of token: Substring, before following: Substring) -> String? {
    switch token.first {
    case "/": return "comment"
    case "\"": return "string"
    case "@", "#": return "keyword"
    case let first? where first.isNumber: return "number"
    default: break
    }
    if token.trimmingPrefix(".").first?.isUppercase == true { return "type" }
    // `for` is a label in `row(for: 1)`.
    let isLabel = following.hasPrefix(":") && token != "default"
    return keywords.contains(token) && !isLabel ? "keyword" : nil
  }

  private static let keywords = Set(
    """
    actor any as associatedtype async await break case catch class continue convenience default \
    defer deinit do else enum extension fallthrough false fileprivate final for func guard if \
    import in indirect init inout internal is lazy let mutating nil nonisolated override package \
    private protocol public repeat return self some static struct subscript super switch throw \
    throws true try typealias unowned var weak where while
    """.split(separator: " "))
}
