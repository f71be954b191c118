import Testing

extension ExitTest.Result {
  /// The whole message with which the program stopped.
  var fatalError: Substring? {
    let output = String(decoding: standardErrorContent, as: UTF8.self)
    guard let mark = output.firstRange(of: "Fatal error: ") else { return nil }
    return output[mark.upperBound...].prefix { $0 != "\n" }
  }
}
