/// A part of a document that is generated, between a comment that begins it and one that ends it.
nonisolated struct DocumentBlock: Equatable {
  /// What is generated, and of what: `trace MVC call-tapped`.
  let request: String

  /// What stands there now, without the blank lines around it.
  let text: String

  /// Tells whether the block stands within a line.
  let isInline: Bool

  /// The first word of the request.
  var name: String { words.first ?? "" }

  /// The other words.
  var arguments: [String] { Array(words.dropFirst()) }

  private var words: [String] { request.split(separator: " ").map(String.init) }

  /// The block as it stands in a document, with some text in it.
  func markdown(with text: String) -> String {
    let text = isInline ? text : "\n\n\(text)\n\n"
    return "<!-- begin: \(request) -->\(text)<!-- end: \(name) -->"
  }
}
