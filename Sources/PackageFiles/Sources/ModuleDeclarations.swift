/// The outermost types and protocols of modules, by name.
package struct ModuleDeclarations: Sendable {
  private var declarations: [String: Declaration] = [:]

  /// Reads the declarations in some files, and the conformances of extensions.
  package init(_ files: [SourceFile]) {
    var extensions: [(name: String, supertypes: [String], block: CodeBlock)] = []
    for file in files {
      for lines in file.outermostDeclarations {
        let text = lines.joined(separator: " ").prefix { $0 != "{" }
        guard let match = text.prefixMatch(of: Patterns.head) else { continue }
        let supertypes = Self.supertypes(in: match.3 ?? "")
        let block = CodeBlock(file: file.path, lines: lines)
        let name = String(match.2)
        if match.1 == "extension" {
          extensions.append((name, supertypes, block))
        } else {
          declarations[name] = Declaration(
            isProtocol: match.1 == "protocol", supertypes: supertypes, blocks: [block])
        }
      }
    }
    for (name, supertypes, block) in extensions {
      declarations[name]?.supertypes += supertypes
      declarations[name]?.blocks.append(block)
    }
  }

  /// The names in alphabetical order.
  package var names: [String] { declarations.keys.sorted() }

  /// The declaration of a name, if there is one.
  package subscript(name: String) -> Declaration? { declarations[name] }

  /// The name itself, its superclasses and protocols, and theirs.
  package func ancestry(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let name = open.popLast() {
      if found.insert(name).inserted { open += declarations[name]?.supertypes ?? [] }
    }
    return found
  }

  /// The names in a list of supertypes, without type arguments and requirements.
  private static func supertypes(in list: Substring) -> [String] {
    let list = list.split(separator: " where ").first ?? ""
    return list.replacing(Patterns.arguments, with: "").split { $0 == "," || $0 == "&" }
      .compactMap { $0.split(whereSeparator: \.isWhitespace).last.map(String.init) }
  }
}

/// The patterns of declarations, each made once: this takes much longer than matching a line.
private enum Patterns {
  nonisolated(unsafe) static let head =
    #/^(?:@?\w+ )*?(class|struct|enum|actor|protocol|extension) +(\w+)(?:<[^>]*>)?(?: *: *(.*))?/#
  nonisolated(unsafe) static let arguments = #/<[^>]*>/#
}

/// A type or a protocol.
package struct Declaration: Sendable {
  package let isProtocol: Bool

  /// The superclass and the protocols of the declaration and of its extensions.
  package internal(set) var supertypes: [String]

  /// The code of the declaration and of its extensions.
  package internal(set) var blocks: [CodeBlock]
}

extension SourceFile {
  /// The lines of each declaration at the left margin, up to the next one.
  fileprivate var outermostDeclarations: [ArraySlice<Substring>] {
    let starts = lines.indices.filter {
      lines[$0].first?.isLetter == true || lines[$0].first == "@"
    }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      let last = lines[start..<end].lastIndex(where: \.isCode) ?? start
      return lines[start...last]
    }
  }
}
