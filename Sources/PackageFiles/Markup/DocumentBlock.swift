import Foundation

/// A generated part of a document, between a comment that begins it and one that ends it.
package struct DocumentBlock {
  /// The name of the block and its arguments, such as `trace MVC call-tapped`.
  package let request: String

  /// The current text, without the blank lines around it.
  package private(set) var text: String

  /// The range of the text and the blank lines, `nil` outside a document.
  private var range: Range<String.Index>?

  /// The first word of the request.
  package let name: String

  /// The other words.
  package let arguments: [String]

  package init(request: String, text: String = "") {
    (self.request, self.text) = (request, text)
    let words = request.split(separator: " ").map(String.init)
    name = words.first ?? ""
    arguments = Array(words.dropFirst())
  }

  /// The text between its comments, as it stands in a document.
  package var markdown: String {
    "<!-- begin: \(request) -->\n\n\(text.isEmpty ? "" : "\(text)\n\n")<!-- end: \(name) -->"
  }

  /// Finds all blocks of a document, from top to bottom.
  ///
  /// - Throws: `DocumentBlockError` if a block does not end before the next one begins.
  package static func all(in document: String) throws(DocumentBlockError) -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    for begin in document.matches(of: #/<!-- begin: ([^\n]+?) -->/#) {
      var block = DocumentBlock(request: String(begin.1))
      let following = document[begin.range.upperBound...]
      let end = following.firstRange(of: "<!-- end: \(block.name) -->")?.lowerBound
      guard let end, !following[..<end].contains("<!-- begin: ") else {
        throw DocumentBlockError(request: block.request)
      }
      block.range = following.startIndex..<end
      block.text = following[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
      blocks.append(block)
    }
    return blocks
  }

  /// Replaces the text of the block, and keeps it in its line if it is in one.
  package func replaceText(with text: String, in document: inout String) {
    guard let range else { return }
    let isInline = !document[range].contains("\n")
    document.replaceSubrange(range, with: isInline ? text : "\n\n\(text)\n\n")
  }
}

// MARK: -

/// A block that does not end before another one begins.
package struct DocumentBlockError: Error, Equatable, CustomStringConvertible {
  /// The name of the block and its arguments.
  package let request: String

  package var description: String {
    "the block “\(request)” does not end before another one begins"
  }
}
