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

  /// The code where the called function begins, or where it waited for the answer; empty in shared
  /// code.
  ///
  /// It's the code and not the number of its line, which changes with each line above it.
  package let code: String

  package let kind: Kind

  /// How often the call was made before the next answer or change of the screen.
  package internal(set) var count = 1

  package init(
    _ caller: Function, _ callee: Function, code: String = "", kind: Kind = .direct,
    count: Int = 1
  ) {
    (self.caller, self.callee) = (caller, callee)
    (self.code, self.kind, self.count) = (code, kind, count)
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
    #/(?<caller>.+?) \[(?<from>[^\]]+)\] → (?<callee>.+?) \[(?<to>[^\]]+)\] (?<kind>\w+)( × (?<count>\d+))?(: (?<code>.+))?/#

  /// The line of a recorded file.
  package var description: String {
    "\(caller) [\(caller.place)] → \(callee) [\(callee.place)] \(kind.rawValue)"
      + (count == 1 ? "" : " × \(count)") + (code.isEmpty ? "" : ": \(code)")
  }

  /// Reads a line of a recorded file; `nil` if it has another form.
  init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: Self.pattern), let kind = Kind(rawValue: "\(match.kind)")
    else { return nil }
    self.init(
      Function(text: match.caller, in: match.from), Function(text: match.callee, in: match.to),
      code: String(match.code ?? ""), kind: kind,
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
