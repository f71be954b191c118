/// The types and protocols of modules by their names, and who stands below whom.
package struct ModuleDeclarations: Sendable {
  private var declarations: [String: Declaration] = [:]

  /// Reads the outermost declarations of files, and adds what extensions adopt.
  package init(_ files: [SourceFile]) {
    var extensions: [DeclarationHead] = []
    for file in files {
      for (head, body) in Self.outermost(in: file) {
        if head.keyword == "extension" {
          extensions.append(head)
        } else {
          declarations[head.name] = Declaration(head, body: body, file: file.path)
        }
      }
    }
    for head in extensions { declarations[head.name]?.supertypes += head.supertypes }
  }

  /// The names, in the order of the alphabet.
  package var names: [String] { declarations.keys.sorted() }

  /// The declaration of a name, `nil` where these modules have none.
  package subscript(name: String) -> Declaration? { declarations[name] }

  /// The name itself, its superclasses and its protocols, and theirs.
  package func ancestry(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let name = open.popLast() {
      if found.insert(name).inserted { open += declarations[name]?.supertypes ?? [] }
    }
    return found
  }

  /// What an instance keeps, what its superclasses declare included.
  package func properties(of name: String) -> [StoredProperty] {
    ancestry(of: name).sorted().flatMap { declarations[$0]?.properties ?? [] }
  }

  private static func outermost(
    in file: SourceFile
  ) -> [(head: DeclarationHead, body: ArraySlice<Substring>)] {
    // Formatted sources begin a declaration at the margin, and end it there with a brace.
    let lines = file.lines
    return lines.indices.compactMap { index in
      guard lines[index].first?.isLetter == true || lines[index].first == "@",
        let brace = lines[index...].firstIndex(where: { $0.contains("{") }),
        let head = DeclarationHead(lines[index...brace].joined(separator: " "))
      else { return nil }
      let end = lines[brace...].firstIndex { $0.hasPrefix("}") } ?? brace
      return (head, end > brace ? lines[(brace + 1)..<end] : [])
    }
  }
}
