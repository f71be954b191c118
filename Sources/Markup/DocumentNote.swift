/// A comment of a document that asks its author to write something.
package struct DocumentNote {
  private static let start = "<!-- write: "

  /// What to write.
  package let task: String

  package init(_ task: String) {
    self.task = task
  }

  /// The comment, as it stands in a document.
  package var markdown: String { "\(Self.start)\(task) -->" }

  /// The number of notes in a document.
  package static func count(in document: String) -> Int {
    document.ranges(of: start).count
  }
}
