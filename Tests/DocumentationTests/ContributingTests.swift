import SourceAnalysis
import Testing

/// What the walk through adding an architecture promises is what happens.
struct ContributingTests {
  @Test func `what is said where a trace is missing stands in the walk`() throws {
    let walk = try MarkdownDocument(Project.text(of: "CONTRIBUTING.md"))
    let message = "\(TraceError.notRecorded(.loadSucceeds, architecture: "MVP"))"
    let quoted = walk.codeBlocks.filter { $0.hasSuffix("…") }.map { $0.dropLast() }
    #expect(quoted.contains { message.hasPrefix($0) }, "CONTRIBUTING.md does not say “\(message)”")
  }
}
