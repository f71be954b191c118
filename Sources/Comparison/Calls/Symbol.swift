/// A function of a program, as its symbol and its debug information describe it.
package struct Symbol: Hashable, Sendable {
  /// What the compiler made the function for.
  package enum Role: Sendable {
    case function, closure, initializer

    /// The code of a function after it has waited.
    case continuation

    /// The access to an observable property, which tells the observer.
    case observation

    /// A step from a caller to the function that it means.
    case witness, thunk

    /// An accessor, a comparison, a metadata function, and whatever else isn't a call of a part.
    case other
  }

  package let role: Role

  /// The type that declares the function, with the types around it.
  package let type: String

  /// The name with its labels.
  package let name: String

  /// The name of the module, and the path of the file in it; empty without a file.
  package let module, file: String

  /// The line of the function's declaration, and the line of the address in it.
  package let line, currentLine: Int

  /// The symbol, of code after a wait the symbol of the whole function.
  let base: String

  /// Reads a demangled name, and the path of a file.
  ///
  /// - Parameter mangled: The symbol, which names the module where there is no file.
  package init(
    _ name: String, mangled: String = "", path: String = "", line: Int = 0, currentLine: Int = 0
  ) {
    let parts = path.split(separator: "/Sources/").last?.split(separator: "/") ?? []
    if path.contains("/Sources/"), parts.count > 1 {
      module = String(parts[0])
      file = parts.dropFirst().joined(separator: "/")
    } else {
      let count = mangled.prefixMatch(of: Patterns.module)
      let length = count.flatMap { Int($0.1) } ?? 0
      module = String(mangled.dropFirst(count?.0.count ?? 0).prefix(length))
      file = ""
    }
    (self.line, self.currentLine) = (line, currentLine)
    (type, self.name) = Self.names(in: name)
    let continuation = mangled.firstMatch(of: Patterns.continuation)
    base = continuation.map { String(mangled[..<$0.range.lowerBound]) } ?? mangled
    let role = Self.role(of: name, function: self.name)
    let isPart = role == .function || role == .closure
    self.role = continuation != nil && isPart ? .continuation : role
  }

  /// - Parameter function: The name of the function alone.
  private static func role(of name: String, function: String) -> Role {
    if name.hasPrefix("protocol witness for ") { return .witness }
    if ["protocol witness", "thunk", "partial apply", "implicit closure"].contains(
      where: name.contains)
    {
      return .thunk
    }
    if name.hasPrefix("closure #") { return .closure }
    if name.contains(Patterns.accessors) || !function.hasSuffix(")") { return .other }
    switch function {
    case "access(keyPath:)": return .observation
    case "withMutation(keyPath:_:)", "shouldNotifyObservers(_:_:)": return .other
    case _ where function.hasPrefix("init("): return .initializer
    default: return .function
    }
  }

  /// Splits `closure #1 in Type.name(label:)` into the type and the name.
  private static func names(in name: String) -> (String, String) {
    var text = name[...]
    if let requirement = text.prefixMatch(of: Patterns.witness)?.1 {
      text = requirement
    }
    for word in [" in ", " for ", " of "] {
      text = text.ranges(of: word).last.map { text[$0.upperBound...] } ?? text
    }
    text = text.trimmingPrefix("static ")
    let plain = Substring(
      text.replacing(Patterns.arguments, with: "").replacing(Patterns.arguments, with: ""))
    if let accessor = plain.wholeMatch(of: Patterns.accessor) {
      return (String(accessor.1), String(accessor.2))
    }
    let path = plain.prefix { $0 != "(" }
    guard let dot = path.lastIndex(of: ".") else { return ("", String(plain)) }
    let function = plain[plain.index(after: dot)...]
    let end = function.firstIndex(of: ")").map(function.index(after:)) ?? function.endIndex
    let own = String(function[..<end]).replacing("__allocating_init", with: "init")
    return (String(plain[..<dot]), own)
  }
}

/// The patterns of names, each made once: this takes much longer than matching a name.
private enum Patterns {
  nonisolated(unsafe) static let module = #/\$s(\d+)/#
  nonisolated(unsafe) static let continuation = #/T[QY]\d+_$/#
  nonisolated(unsafe) static let witness = #/protocol witness for (.+) in conformance .*/#
  nonisolated(unsafe) static let arguments = #/<[^<>]*>/#
  nonisolated(unsafe) static let accessor =
    #/(.+)\.(\w+)\.(?:getter|read|setter|modify)(?: : .*)?/#
  nonisolated(unsafe) static let accessors =
    #/ in conformance |default argument|variable initialization|outlined |merged |== infix|__derived_/#
}
