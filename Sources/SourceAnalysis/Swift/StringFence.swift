/// The marks between which a string or a regular expression stands.
struct StringFence {
  /// The marks before the text.
  let opening: String

  /// The marks after the text.
  let closing: String

  /// Tells whether the text may have several lines.
  let spansLines: Bool

  /// The marks that make the following character mean something else.
  let escape: String

  /// The marks before code within the text.
  var interpolation: String { escape + "(" }

  /// Looks at the beginning of a text; `nil` where no string begins there.
  init?(opening text: Substring) {
    let hashes = String(text.prefix { $0 == "#" })
    let inner = text.dropFirst(hashes.count)
    let quotes: String
    if inner.hasPrefix("\"\"\"") {
      quotes = "\"\"\""
    } else if inner.hasPrefix("\"") {
      quotes = "\""
    } else if inner.hasPrefix("/"), !hashes.isEmpty {
      quotes = "/"
    } else {
      return nil
    }
    opening = hashes + quotes
    closing = quotes + hashes
    spansLines = quotes.count == 3
    escape = "\\" + hashes
  }
}
