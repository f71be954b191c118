import ListRendering
import Testing

extension Window {
  /// Compares the frame with an expected one, and attaches it to the test.
  func expectFrame(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = frame
    Attachment.record(frame, named: "frame.txt", sourceLocation: sourceLocation)
    #expect(frame == expected + "\n", sourceLocation: sourceLocation)
  }
}

// MARK: -

extension ExitTest.Result {
  /// The message that stopped the program.
  var fatalError: Substring? {
    let output = String(decoding: standardErrorContent, as: UTF8.self)
    guard let mark = output.firstRange(of: "Fatal error: ") else { return nil }
    return output[mark.upperBound...].prefix { $0 != "\n" }
  }
}
