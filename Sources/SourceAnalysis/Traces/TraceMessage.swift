/// Something that one object told another.
package struct TraceMessage: Equatable, Sendable {
  /// The type of the one who told it.
  package let sender: String

  /// The type of the one who was told.
  package let receiver: String

  /// What was told.
  package let text: String

  /// Notes what was told.
  package init(from sender: String, to receiver: String, _ text: String) {
    self.sender = sender
    self.receiver = receiver
    self.text = text
  }

  /// Reads a line such as `1. View → Presenter: callTapped()`; `nil` where it is none.
  init?(_ line: some StringProtocol) {
    let pattern = #/^\s*\d+\. (?<sender>.+?) → (?<receiver>.+?): (?<text>.*)$/#
    guard let match = try? pattern.wholeMatch(in: Substring(line)) else { return nil }
    sender = String(match.sender)
    receiver = String(match.receiver)
    text = String(match.text)
  }

  /// Tells whether it is the late answer to a message that went the other way.
  package var isAnswer: Bool { text.hasPrefix("return ") || text.hasPrefix("throw ") }
}

// MARK: -

extension TraceMessage: CustomStringConvertible {
  /// The line without its number.
  package var description: String { "\(sender) → \(receiver): \(text)" }
}
