import ListRendering
import Testing

extension Window {
  /// Expects that a person sees exactly this, and attaches what is seen.
  func expectFrame(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = frame
    Attachment.record(frame, named: "frame.txt", sourceLocation: sourceLocation)
    #expect(frame == expected + "\n", sourceLocation: sourceLocation)
  }
}
