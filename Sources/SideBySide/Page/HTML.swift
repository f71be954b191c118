/// A piece of a page; text gets into one only with its special characters escaped.
nonisolated struct HTML: Equatable {
  /// The piece as it stands in the document.
  let markup: String

  private init(markup: String) {
    self.markup = markup
  }

  /// Text to be read.
  static func text(_ text: String) -> HTML {
    HTML(markup: escaped(text))
  }

  /// An element; its children follow one another without a gap.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: HTML...
  ) -> HTML {
    element(name, attributes, children, separator: "")
  }

  /// An element with each child on a line of its own, where blanks mean nothing.
  static func block(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [HTML]
  ) -> HTML {
    element(name, attributes, children, separator: "\n")
  }

  /// An element that has no content.
  static func void(_ name: String, _ attributes: KeyValuePairs<String, String>) -> HTML {
    HTML(markup: "<\(name)\(list(of: attributes))/>")
  }

  /// A style sheet or a script of the kit, which must not contain the end of its own element.
  static func verbatim(_ name: String, _ text: String) -> HTML {
    HTML(markup: "<\(name)>\n\(text)</\(name)>")
  }

  /// Pieces one after the other.
  static func joined(_ pieces: [HTML], separator: String = "") -> HTML {
    HTML(markup: pieces.map(\.markup).joined(separator: separator))
  }

  private static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ children: [HTML],
    separator: String
  ) -> HTML {
    let content = children.map(\.markup).joined(separator: separator)
    let edge = content.isEmpty ? "" : separator
    return HTML(markup: "<\(name)\(list(of: attributes))>\(edge)\(content)\(edge)</\(name)>")
  }

  private static func list(of attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
