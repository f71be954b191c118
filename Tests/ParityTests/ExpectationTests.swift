import TestSupport
import Testing

/// The message of a frame that is wrong.
struct ExpectationTests {
  @Test func `lines that differ are marked in both texts`() {
    #expect(
      comparison(of: "a\nb\nc\n", with: "a\nd")
        == "drawn:\n  a\n≠ b\n≠ c\n\nexpected:\n  a\n≠ d")
  }
}
