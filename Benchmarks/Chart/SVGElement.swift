/// An element of an SVG document with what is in it.
struct SVGElement {
  private enum Content {
    case text(String)
    case children([SVGElement])
  }

  private let name: String
  private let attributes: KeyValuePairs<String, String>
  private let content: Content

  /// An element with other elements in it, or none.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    content = .children(children)
  }

  /// An element with a text in it.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.name = name
    self.attributes = attributes
    content = .text(text)
  }

  /// The source, a line for each element.
  ///
  /// - Parameter indent: The blanks before each line.
  func source(indent: String = "") -> String {
    let attributes = attributes.map { " \($0.key)=\"\($0.value.xmlEscaped)\"" }.joined()
    let start = "\(indent)<\(name)\(attributes)"
    switch content {
    case .text(let text):
      return "\(start)>\(text.xmlEscaped)</\(name)>\n"
    case .children(let children) where children.isEmpty:
      return "\(start)/>\n"
    case .children(let children):
      let inside = children.map { $0.source(indent: indent + "  ") }.joined()
      return "\(start)>\n\(inside)\(indent)</\(name)>\n"
    }
  }
}

// MARK: -

extension String {
  /// The text as it must be written in XML, without the characters that XML has no way to write.
  var xmlEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// A place in a drawing, to a tenth of a pixel.
  init(coordinate: Double) {
    let text = String(coordinate, digits: 1)
    self = text == "-0.0" ? "0.0" : text
  }
}
