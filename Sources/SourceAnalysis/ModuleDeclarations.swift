/// The outermost types and protocols of modules, by name.
package struct ModuleDeclarations: Sendable {
  private var declarations: [String: Declaration] = [:]

  /// Reads the declarations in some files.
  package init(_ files: [SourceFile]) {
    add(files)
  }

  /// Adds the declarations in some files, and the conformances of extensions.
  package mutating func add(_ files: [SourceFile]) {
    var extensions: [(name: String, supertypes: [String], block: CodeBlock)] = []
    for file in files {
      // Formatted sources start and end an outermost declaration at the left margin.
      for index in file.lines.indices where file.lines[index].startsDeclaration {
        guard let brace = file.lines[index...].firstIndex(where: { $0.contains("{") }),
          let head = Self.head(file.lines[index...brace].joined(separator: " "))
        else { continue }
        // A body on one line is empty.
        let hasBody = file.lines[brace].hasSuffix("{")
        let rest = hasBody ? file.lines[(brace + 1)...] : []
        let body = rest.prefix { !$0.hasPrefix("}") }
        let end = hasBody ? min(body.endIndex, file.lines.count - 1) : brace
        let block = CodeBlock(file: file.path, lines: file.lines[index...end])
        if head.keyword == "extension" {
          extensions.append((head.name, head.supertypes, block))
        } else {
          let properties = head.arguments + StoredProperty.all(in: body)
          declarations[head.name] = Declaration(
            isProtocol: head.keyword == "protocol", supertypes: head.supertypes,
            properties: head.keyword == "protocol" ? [] : properties, blocks: [block])
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

  /// The stored properties of a type and its superclasses.
  package func properties(of name: String) -> [StoredProperty] {
    ancestry(of: name).sorted().flatMap { declarations[$0]?.properties ?? [] }
  }

  private static func head(
    _ text: String
  ) -> (keyword: Substring, name: String, supertypes: [String], arguments: [StoredProperty])? {
    guard let match = text.prefixMatch(of: Patterns.head) else { return nil }
    let list = match.3?.split(separator: " where ").first ?? ""
    let supertypes = list.replacing(Patterns.arguments, with: "")
      .split { $0 == "," || $0 == "&" }
      .compactMap { part in
        part.split(whereSeparator: \.isWhitespace).last.map(String.init)
      }
    // A cell that inherits from a generic host stores the view that its head names.
    let arguments = list.matches(of: Patterns.host).map { host in
      StoredProperty(name: String(host.1), isBackReference: false, types: [String(host.2)])
    }
    return (match.1, String(match.2), supertypes, arguments)
  }
}

/// The patterns of declarations, each made once: this takes much longer than matching a line.
private enum Patterns {
  nonisolated(unsafe) static let head =
    #/^(?:@?\w+ )*?(class|struct|enum|actor|protocol|extension) (\w+)(?:<[^>]*>)?(?:: ([^{]*))?/#
  nonisolated(unsafe) static let arguments = #/<[^>]*>/#
  nonisolated(unsafe) static let host = #/(\w+)<(\w+)>/#
  nonisolated(unsafe) static let property =
    #/  ((?:@?[a-z]+(?:\([a-z]+\))? )*)(?:let|var) (\w+)([^{]*)({?)/#
  nonisolated(unsafe) static let maker = #/ = (\w+)\(\)/#

  /// The name of a type, but not of a metatype, which is no object.
  nonisolated(unsafe) static let type = #/\b[A-Z]\w*\b(?!\.Type\b)/#
}

/// A type or a protocol.
package struct Declaration: Sendable {
  package let isProtocol: Bool

  /// The superclass and the protocols of the declaration and of its extensions.
  package internal(set) var supertypes: [String]

  /// The properties that each instance stores, and the type arguments of its superclass; a
  /// protocol stores none.
  package let properties: [StoredProperty]

  /// The code of the declaration and of its extensions.
  package internal(set) var blocks: [CodeBlock]
}

/// A property that each instance stores.
package struct StoredProperty: Equatable, Sendable {
  package let name: String

  /// Whether it is `weak` or `unowned`.
  package let isBackReference: Bool

  /// The types in its declaration, and those in the cases of a nested enumeration.
  package let types: Set<String>

  /// Reads the lines of a type's body.
  ///
  /// Closures are skipped, because a property does not keep what a closure takes and returns.
  fileprivate static func all(in body: ArraySlice<Substring>) -> [StoredProperty] {
    zip(body, body.dropFirst() + [""]).compactMap { line, next in
      guard let match = line.prefixMatch(of: Patterns.property) else { return nil }
      let modifiers = match.1.split(separator: " ").map { $0.prefix { $0 != "(" } }
      let declaration = match.3.split(separator: " // ").first ?? ""
      let hasObserver = ["didSet", "willSet"].contains { line.contains($0) || next.contains($0) }
      // The table of a table controller is its view.
      let isView = next.contains("get { view as? ")
      guard match.4.isEmpty || hasObserver || isView, !declaration.contains("->"),
        !modifiers.contains("static"), !modifiers.contains("override")
      else { return nil }
      // A lazy property may have the type of the function that makes its value.
      let maker = declaration.prefixMatch(of: Patterns.maker).map { "func \($0.1)() -> " }
      let result = maker.flatMap { maker in body.first { $0.contains(maker) } } ?? ""
      let types = (declaration + result).matches(of: Patterns.type).map { String($0.0) }
      let nested = types.flatMap { cases(of: $0, in: body) }
        .flatMap { $0.matches(of: Patterns.type).map { String($0.0) } }
      return StoredProperty(
        name: String(match.2),
        isBackReference: modifiers.contains("weak") || modifiers.contains("unowned"),
        types: Set(types + nested))
    }
  }

  /// The lines of the cases of a nested enumeration; none if there is no such enumeration.
  private static func cases(of name: String, in body: ArraySlice<Substring>) -> [Substring] {
    let lines = body.drop { !$0.hasSuffix("enum \(name) {") }.prefix { $0 != "  }" }
    return lines.filter { $0.hasPrefix("    case ") }
  }
}

extension Substring {
  /// Whether a declaration may start in this line, and no comment, brace or blank line.
  fileprivate var startsDeclaration: Bool { first?.isLetter == true || first == "@" }
}
