/// A call from one part of an architecture to another, or between a part and shared code.
package struct RecordedCall: Equatable, Sendable {
  /// A function of a type.
  package struct Function: Hashable, Sendable {
    /// The path of the file in the architecture's module, or the name of a shared module.
    package let place: String

    /// The type, with the types around it.
    package let type: String

    /// The name with its labels; empty for a caller in shared code.
    package let name: String

    package init(_ type: String, _ name: String = "", in place: String) {
      (self.place, self.type, self.name) = (place, type, name)
    }

    /// Whether the function belongs to the architecture.
    package var isOwn: Bool { place.hasSuffix(".swift") }
  }

  /// How a caller reaches a function.
  package enum Kind: String, CaseIterable, Sendable {
    /// By the name of its type.
    case direct

    /// Through a protocol.
    case `protocol`

    /// Through a closure.
    case closure

    /// By creating a value or an object.
    case makes

    /// By reading an observable property, whose changes the caller hears of.
    case observes

    /// By answering a request, after which the function continues.
    case answer
  }

  package let caller, callee: Function

  /// The line of the called function, or the line that waited for an answer; 0 in shared code.
  package let line: Int

  package let kind: Kind

  /// How often the call was made before the next answer or change of the screen.
  package internal(set) var count = 1

  package init(
    _ caller: Function, _ callee: Function, line: Int = 0, kind: Kind = .direct, count: Int = 1
  ) {
    (self.caller, self.callee) = (caller, callee)
    (self.line, self.kind, self.count) = (line, kind, count)
  }

  /// The called function and how often it was called, or the request that is answered.
  package var text: String {
    kind == .answer
      ? "answer to \(caller.name)" : count == 1 ? callee.name : "\(callee.name) × \(count)"
  }
}

// MARK: - Text

extension RecordedCall: CustomStringConvertible {
  private nonisolated(unsafe) static let pattern =
    #/(?<caller>.+) \[(?<from>.+)\] → (?<callee>.+) \[(?<to>[^:\]]+)(:(?<line>\d+))?\] (?<kind>\w+)( × (?<count>\d+))?/#

  /// The line of a recorded file.
  package var description: String {
    let place = line == 0 ? callee.place : "\(callee.place):\(line)"
    return "\(caller) [\(caller.place)] → \(callee) [\(place)] \(kind.rawValue)"
      + (count == 1 ? "" : " × \(count)")
  }

  /// Reads a line of a recorded file; `nil` if it has another form.
  init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: Self.pattern), let kind = Kind(rawValue: "\(match.kind)")
    else { return nil }
    self.init(
      Function(text: match.caller, in: match.from), Function(text: match.callee, in: match.to),
      line: match.line.flatMap { Int($0) } ?? 0, kind: kind,
      count: match.count.flatMap { Int($0) } ?? 1)
  }
}

extension RecordedCall.Function: CustomStringConvertible {
  package var description: String { name.isEmpty ? type : "\(type).\(name)" }

  /// Reads `Type.name(label:)`, or a type alone in shared code.
  init(text: Substring, in place: Substring) {
    let path = text.prefix { $0 != "(" }
    let dot = path.lastIndex(of: ".")
    self.init(
      String(dot.map { text[..<$0] } ?? text),
      dot.map { String(text[text.index(after: $0)...]) } ?? "", in: String(place))
  }
}
