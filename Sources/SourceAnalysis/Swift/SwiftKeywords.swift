/// The words that Swift keeps for itself.
enum SwiftKeywords {
  /// All of them, modifiers included that are keywords only before a declaration.
  static let all = declarations.union(statements).union(expressions)

  private static let declarations: Set<Substring> = [
    "actor", "associatedtype", "async", "case", "class", "convenience", "deinit", "enum",
    "extension", "fileprivate", "final", "func", "import", "indirect", "init", "inout", "internal",
    "lazy", "let", "mutating", "nonisolated", "nonmutating", "override", "package", "private",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "throws", "typealias",
    "unowned", "var", "weak",
  ]

  /// Those that begin or part a statement, and so are labels directly between parentheses.
  static let statements: Set<Substring> = [
    "break", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "is", "repeat", "return", "switch", "where", "while",
  ]

  private static let expressions: Set<Substring> = [
    "Any", "Self", "any", "as", "await", "catch", "consuming", "false", "nil", "self", "some",
    "super", "throw", "true", "try",
  ]
}
