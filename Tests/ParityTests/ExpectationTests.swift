import TestSupport
import Testing

/// The message of a frame that is wrong.
struct ExpectationTests {
  @Test func `lines that differ are marked in both texts`() {
    withKnownIssue {
      expect("a\nb\nc\n", is: "a\nd")
    } matching: { issue in
      issue.comments.first?.rawValue == "drawn:\n  a\n≠ b\n≠ c\n\nexpected:\n  a\n≠ d"
    }
    expect("a\nb\n", is: "a\nb")
  }
}
