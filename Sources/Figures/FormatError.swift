/// A document that is not what a run or a tool writes.
package struct FormatError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, to be read after the name of the document: “is not the JSON of a run”.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
