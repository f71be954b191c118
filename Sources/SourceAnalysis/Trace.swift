/// The messages between the objects of an architecture at one event, in order.
package struct Trace: Equatable, Sendable {
  package let messages: [TraceMessage]

  /// Takes messages in the order in which they were sent.
  package init(_ messages: [TraceMessage]) {
    self.messages = messages
  }

  /// Reads a numbered list, and skips lines that are not messages.
  package init(_ text: String) {
    messages = text.split(whereSeparator: \.isNewline).compactMap { TraceMessage($0) }
  }

  /// The lines of the numbered list.
  package var list: [String] {
    messages.enumerated().map { "\($0 + 1). \($1.sender) → \($1.receiver): \($1.text)" }
  }
}

/// A message from one object to another.
package struct TraceMessage: Equatable, Sendable {
  /// The type of the object that calls.
  package let sender: String

  /// The type of the object that is called.
  package let receiver: String

  /// The call with its arguments.
  package let text: String

  package init(from sender: String, to receiver: String, _ text: String) {
    self.sender = sender
    self.receiver = receiver
    self.text = text
  }

  /// Reads a line such as `1. View → Presenter: callTapped()`; `nil` if it is not a message.
  init?(_ line: Substring) {
    let pattern = #/^\s*\d+\. (?<sender>.+?) → (?<receiver>.+?): (?<text>.*)$/#
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    self.init(from: String(match.sender), to: String(match.receiver), String(match.text))
  }

  /// Whether the message is the late result of a message in the other direction.
  package var isAnswer: Bool { text.hasPrefix("return ") || text.hasPrefix("throw ") }
}
