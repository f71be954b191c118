/// A property that takes room in each instance, with the types that its line names.
package struct StoredProperty: Equatable, Sendable {
  package let name: String

  /// Tells whether it is `weak` or `unowned`, so that it keeps nothing alive.
  package let isBackReference: Bool

  /// The types and protocols that it is declared with, or made of.
  package let types: Set<String>

  /// Reads a line of a formatted type's body; `nil` where it declares no such property.
  ///
  /// A property that is computed keeps nothing, and neither does one that belongs to the type; what
  /// a closure takes and returns is not kept by it.
  init?(_ line: Substring, next: Substring) {
    let pattern = #/^  ((?:@?[a-z]+(?:\([a-z]+\))? )*)(?:let|var) (\w+)(.*)$/#
    guard let match = line.prefixMatch(of: pattern) else { return nil }
    let modifiers = match.1.split(separator: " ").map { $0.prefix { $0 != "(" } }
    guard !modifiers.contains("static"), !modifiers.contains("override") else { return nil }
    var rest = match.3.prefix(upTo: match.3.firstRange(of: " // ")?.lowerBound ?? match.3.endIndex)
    if let brace = rest.firstIndex(of: "{") {
      let observers = ["didSet", "willSet"]
      let body = rest[brace...] + next
      guard observers.contains(where: body.contains) else { return nil }
      rest = rest[..<brace]
    }
    guard !rest.contains("->") else { return nil }
    name = String(match.2)
    isBackReference = modifiers.contains("weak") || modifiers.contains("unowned")
    types = Set(
      rest.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .filter { $0.first?.isUppercase == true }.map(String.init))
  }
}
