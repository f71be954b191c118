/// The messages between the objects of an architecture at one event, in order.
package struct Trace: Equatable, Sendable {
  package let messages: [TraceMessage]

  /// The numbers of messages before each change of the screen, in order.
  package let changes: [Int]

  /// Takes messages in the order in which they were sent.
  package init(_ messages: [TraceMessage], changes: [Int] = []) {
    self.messages = messages
    self.changes = changes
  }

  /// Reads a numbered list, and skips lines that are neither a message nor a change of the screen.
  package init(_ text: String) {
    var messages: [TraceMessage] = []
    var changes: [Int] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if line == Self.changeMark { changes.append(messages.count) }
      TraceMessage(line).map { messages.append($0) }
    }
    self.init(messages, changes: changes)
  }

  /// The line of a file between the messages before and after a change of the screen.
  private static let changeMark = "The screen changes."

  /// The lines of the numbered list.
  package var list: [String] {
    messages.enumerated().map { "\($0 + 1). \($1.sender) → \($1.receiver): \($1.text)" }
  }

  /// The text of a file: the numbered list, with a line at each change of the screen.
  package var text: String {
    var lines = list
    for change in changes.reversed() { lines.insert(Self.changeMark, at: change) }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The number of the frame that is on the screen after some messages, from 0.
  package func frame(after count: Int) -> Int {
    changes.count { $0 <= count }
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

  /// A line of a message; made once, because this takes much longer than matching a line.
  private nonisolated(unsafe) static let pattern =
    #/^\s*\d+\. (?<sender>.+?) → (?<receiver>.+?): (?<text>.*)$/#

  /// Reads a line such as `1. View → Presenter: callTapped()`; `nil` if it is not a message.
  init?(_ line: Substring) {
    guard let match = line.wholeMatch(of: Self.pattern) else { return nil }
    self.init(from: String(match.sender), to: String(match.receiver), String(match.text))
  }

  /// Whether the message is the late result of a message in the other direction.
  package var isAnswer: Bool { text.hasPrefix("return ") || text.hasPrefix("throw ") }
}
