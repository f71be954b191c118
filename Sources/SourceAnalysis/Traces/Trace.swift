/// What was said among the objects of an architecture at one event, in order.
package struct Trace: Equatable, Sendable {
  /// The messages, from first to last.
  package let messages: [TraceMessage]

  /// Takes messages in the order in which they were sent.
  package init(_ messages: [TraceMessage]) {
    self.messages = messages
  }

  /// Reads a numbered list; lines that are no messages are left out.
  package init(_ text: String) {
    messages = text.split(whereSeparator: \.isNewline).compactMap { TraceMessage($0) }
  }

  /// The numbered list.
  package var list: [String] {
    messages.enumerated().map { "\($0 + 1). \($1)" }
  }
}

// MARK: - Mermaid

extension Trace {
  /// The messages as a sequence diagram for Mermaid.
  ///
  /// Participants stand from left to right as they first have a part in it; an answer that had to be
  /// waited for comes back on a dashed line.
  package var mermaid: String {
    var names: [String] = []
    for name in messages.flatMap({ [$0.sender, $0.receiver] }) where !names.contains(name) {
      names.append(name)
    }
    let participants = names.map { "  participant \(Self.participant($0))" }
    let arrows = messages.map { message in
      "  \(Self.identifier(message.sender))\(message.isAnswer ? "-->>" : "->>")"
        + "\(Self.identifier(message.receiver)): \(Self.escaped(message.text))"
    }
    return (["sequenceDiagram"] + participants + arrows).joined(separator: "\n")
  }

  private static func participant(_ name: String) -> String {
    let identifier = identifier(name)
    return identifier == name ? name : "\(identifier) as \(escaped(name))"
  }

  private static func identifier(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }
  }

  /// Mermaid ends a statement at a semicolon, and reads a number sign as the start of a code.
  private static func escaped(_ text: String) -> String {
    let codes: [Character: String] = ["#": "#35;", ";": "#59;"]
    return text.map { codes[$0] ?? String($0) }.joined()
  }
}
