import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Gathers which elements of a document have names, and which names are referred to.
final class ElementReader: NSObject, nonisolated XMLParserDelegate {
  nonisolated(unsafe) private(set) var identifiers: [String] = []
  nonisolated(unsafe) private(set) var references: [String] = []

  nonisolated func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    if let identifier = attributes["id"] { identifiers.append(identifier) }
    for name in ["aria-controls", "aria-labelledby"] {
      references += (attributes[name] ?? "").split(separator: " ").map(String.init)
    }
    if let target = attributes["href"] { references.append(String(target.dropFirst())) }
  }
}
