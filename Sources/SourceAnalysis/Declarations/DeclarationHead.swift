/// The first line or lines of a declaration at the outermost level, up to its brace.
struct DeclarationHead {
  let keyword: String
  let name: String
  let supertypes: [String]

  /// Reads a text; `nil` where it is the head of no type, protocol or extension.
  init?(_ text: String) {
    let pattern =
      #/^(?:@?\w+(?:\(\w+\))? )*?(class|struct|enum|actor|protocol|extension) (\w+)/#
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    keyword = String(match.1)
    name = String(match.2)
    // What follows the colon and precedes the brace or a condition; generic parameters do not count.
    var rest = text[match.range.upperBound...].prefix { $0 != "{" }
    if rest.hasPrefix("<") { rest = rest.drop { $0 != ">" }.dropFirst() }
    if let condition = rest.firstRange(of: " where ") { rest = rest[..<condition.lowerBound] }
    guard rest.hasPrefix(":") else {
      supertypes = []
      return
    }
    supertypes = rest.dropFirst().split { $0 == "," || $0 == "&" }.compactMap { part in
      part.split(whereSeparator: \.isWhitespace).last.map(String.init)
    }
  }
}
