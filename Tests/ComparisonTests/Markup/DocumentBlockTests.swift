import PackageFiles
import TestSupport
import Testing

/// The generated parts of a document.
struct DocumentBlockTests {
  private let text = """
    Before.

    <!-- begin: costs -->

    | a |

    <!-- end: costs -->

    - Within <!-- begin: figure some-id -->a line<!-- end: figure --> there is one.
    """

  @Test func `blocks are found, and a new text keeps its place in a line or between blank lines`()
    throws
  {
    let blocks = try DocumentBlock.all(in: text)
    let parts = blocks.map { [$0.name] + $0.arguments + [$0.text] }
    #expect(parts == [["costs", "| a |"], ["figure", "some-id", "a line"]])
    var document = text
    blocks[1].replaceText(with: "no line", in: &document)
    blocks[0].replaceText(with: "| b |", in: &document)
    #expect(document == text.replacing("| a |", with: "| b |").replacing("a line", with: "no line"))
    let blanks = try DocumentBlock.all(in: "<!-- begin: figure --> 3 <!-- end: figure -->")
    #expect(blanks.map(\.text) == ["3"])
  }

  @Test func `a block without an end is an error`() {
    let texts = [
      "<!-- begin: costs -->", "<!-- begin: a --><!-- begin: b --><!-- end: a -->",
      "<!-- begin: a --><!-- begin: b --><!-- end: b --><!-- end: a -->",
    ]
    let messages = texts.map { text in errorMessage { try DocumentBlock.all(in: text) } }
    let expected = ["costs", "a", "a"].map { name in
      "the block “\(name)” does not end before another one begins"
    }
    #expect(messages == expected)
  }
}
