/// The lines of a declaration or of an extension.
package struct CodeBlock: Sendable {
  /// The path of the file, relative to the folder of its module.
  package let file: String

  /// The lines, at their indices in the file.
  package let lines: ArraySlice<Substring>
}

extension Substring {
  /// Whether a line is neither blank nor a comment.
  package var isCode: Bool {
    let text = drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//")
  }
}
