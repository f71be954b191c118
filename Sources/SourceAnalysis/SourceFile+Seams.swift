// MARK: - Seams

extension SourceFile {
  /// The methods that the protocols of the file require, each as its protocol and its name.
  package var requiredMethods: [String] {
    var methods: [String] = []
    var enclosing: String?
    var depth = 0
    let pieces = code
    for (piece, next) in zip(pieces, pieces.dropFirst() + [""]) {
      switch piece {
      case "protocol": enclosing = String(next)
      case "func" where depth == 1: if let enclosing { methods.append("\(enclosing).\(next)") }
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { enclosing = nil }
      default: break
      }
    }
    return methods
  }

  /// The names of the properties that hold a closure, those that a protocol requires included.
  package var closureProperties: [String] {
    let declaration = #/^\s*(?:[a-z]+(?:\([a-z]+\))? )*(?:var|let) (\w+): [^={]*->/#
    return lines.compactMap { line in
      (try? declaration.firstMatch(in: line)).map { String($0.output.1) }
    }
  }

  /// The words and braces of the file, without comments and strings.
  private var code: [Substring] {
    SwiftLexer.tokens(of: lines.joined(separator: "\n"))
      .filter { $0.kind != .comment && $0.kind != .string }
      .flatMap { $0.text.matches(of: #/\w+|[{}]/#).map(\.output) }
  }
}

// MARK: -

extension ArchitectureSource {
  /// The places at which its parts meet without knowing each other by their class: the methods that
  /// its own protocols require, and its properties that hold a closure.
  package var seams: [String] {
    let properties = files.flatMap(\.closureProperties)
    return files.flatMap(\.requiredMethods)
      + properties.enumerated().filter { !properties[..<$0].contains($1) }.map(\.1)
  }
}
