/// A type or a protocol as its file declares it, and what the extensions of the module add.
package struct Declaration: Sendable {
  /// The name, which is one of the outermost level.
  package let name: String

  /// The path of the file, seen from the folder of its module.
  package let file: String

  /// Tells whether it is a protocol.
  package let isProtocol: Bool

  /// The superclass and the protocols that are named after a colon, here or in an extension.
  package internal(set) var supertypes: [String]

  /// What each instance keeps; a protocol and an enumeration keep nothing.
  package let properties: [StoredProperty]
}

// MARK: -

extension Declaration {
  /// Reads what follows a head such as `final class Cell: TableViewCell {`.
  init(_ head: DeclarationHead, body: ArraySlice<Substring>, file: String) {
    let lines = Array(body)
    name = head.name
    self.file = file
    isProtocol = head.keyword == "protocol"
    supertypes = head.supertypes
    properties =
      isProtocol
      ? []
      : lines.indices.compactMap { index in
        StoredProperty(lines[index], next: index + 1 < lines.count ? lines[index + 1] : "")
      }
  }
}
