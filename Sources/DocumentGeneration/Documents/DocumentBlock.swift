import Foundation

/// A generated part of a document, between a comment that begins it and one that ends it.
struct DocumentBlock {
  /// The name of the block and its arguments, such as `trace MVC call-tapped`.
  let request: String

  /// The current text, without the blank lines around it.
  var text = ""

  /// The range of the text and the blank lines, `nil` outside a document.
  private(set) var range: Range<String.Index>?

  /// The first word of the request.
  let name: String

  /// The other words.
  let arguments: [String]

  init(request: String) {
    self.request = request
    let words = request.split(separator: " ").map(String.init)
    name = words.first ?? ""
    arguments = Array(words.dropFirst())
  }

  /// Finds all blocks of a document, from top to bottom.
  ///
  /// - Throws: `DocumentError` if a block does not end before the next one begins.
  static func all(in document: String) throws(DocumentError) -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    for begin in document.matches(of: #/<!-- begin: ([^\n]+?) -->/#) {
      var block = DocumentBlock(request: String(begin.1))
      let following = document[begin.range.upperBound...]
      let end = following.firstRange(of: "<!-- end: \(block.name) -->")?.lowerBound
      guard let end, !following[..<end].contains("<!-- begin: ") else {
        throw .invalid("the block “\(block.request)” does not end before another one begins")
      }
      block.range = following.startIndex..<end
      block.text = following[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
      blocks.append(block)
    }
    return blocks
  }

  /// Replaces the text of the block, and keeps it in its line if it is in one.
  func replaceText(with text: String, in document: inout String) {
    guard let range else { return }
    let isInline = !document[range].contains("\n")
    document.replaceSubrange(range, with: isInline ? text : "\n\n\(text)\n\n")
  }
}

/// A block or a page that cannot be generated.
enum DocumentError: Error, Equatable, CustomStringConvertible {
  /// A mistake in a document or in the sources.
  case invalid(String)

  /// Results that are not recorded yet.
  case missing(String)

  var description: String {
    switch self {
    case .invalid(let message): message
    case .missing(let results): "\(results) is not recorded yet"
    }
  }
}
