/// Something that one object told another.
nonisolated struct TraceMessage: Equatable {
  let sender: String
  let receiver: String
  let text: String

  /// Reads a line such as `1. View → Presenter: callTapped()`; `nil` where it is none.
  init?(_ line: some StringProtocol) {
    let pattern = #/^\s*\d+\. (?<sender>.+?) → (?<receiver>.+?): (?<text>.*)$/#
    guard let match = try? pattern.wholeMatch(in: Substring(line)) else { return nil }
    sender = String(match.sender)
    receiver = String(match.receiver)
    text = String(match.text)
  }
}

// MARK: -

nonisolated extension TraceMessage: CustomStringConvertible {
  /// The line without its number.
  var description: String { "\(sender) → \(receiver): \(text)" }
}
