import Foundation

/// A document, parted into its blocks and what is written by hand.
nonisolated struct GeneratedDocument: Equatable {
  /// The blocks from top to bottom.
  private(set) var blocks: [DocumentBlock] = []

  /// What stands before each block, and after the last.
  private var prose: [Substring] = []

  /// Reads a document.
  ///
  /// - Throws: `DocumentError` where a block does not end before the next one begins.
  init(_ text: String) throws(DocumentError) {
    var rest = text[...]
    while let begin = try? #/<!-- begin: ([^\n]+?) -->/#.firstMatch(in: rest) {
      let request = String(begin.1)
      let end = "<!-- end: \(request.prefix { $0 != " " }) -->"
      let following = rest[begin.range.upperBound...]
      guard let endRange = following.firstRange(of: end),
        !following[..<endRange.lowerBound].contains("<!-- begin: ")
      else { throw .unended(request) }
      let content = following[..<endRange.lowerBound]
      prose.append(rest[..<begin.range.lowerBound])
      blocks.append(
        DocumentBlock(
          request: request, text: content.trimmingCharacters(in: .whitespacesAndNewlines),
          isInline: !content.contains("\n")))
      rest = rest[endRange.upperBound...]
    }
    prose.append(rest)
  }

  /// The document with other texts in its blocks, as many as there are.
  func markdown(with texts: [String]) -> String {
    var markdown = ""
    for (index, block) in blocks.enumerated() {
      markdown += prose[index] + block.markdown(with: texts[index])
    }
    return markdown + prose[blocks.count]
  }
}
