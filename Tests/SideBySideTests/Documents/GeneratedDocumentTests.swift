import Testing

@testable import SideBySide

/// A document and the blocks in it.
struct GeneratedDocumentTests {
  private let text = """
    Before.

    <!-- begin: costs -->

    | a |

    <!-- end: costs -->

    - Within <!-- begin: ablation some-id -->a line<!-- end: ablation --> there is one.
    """

  @Test func `blocks are found with what they ask for and what stands in them`() throws {
    let blocks = try GeneratedDocument(text).blocks
    #expect(blocks.map(\.name) == ["costs", "ablation"])
    #expect(blocks.map(\.arguments) == [[], ["some-id"]])
    #expect(blocks.map(\.text) == ["| a |", "a line"])
    #expect(blocks.map(\.isInline) == [false, true])
  }

  @Test func `a document with its own texts is as it was`() throws {
    let document = try GeneratedDocument(text)
    #expect(document.markdown(with: document.blocks.map(\.text)) == text)
  }

  @Test func `other texts stand in the same places`() throws {
    let markdown = try GeneratedDocument(text).markdown(with: ["| b |", "no line"])
    #expect(markdown == text.replacing("| a |", with: "| b |").replacing("a line", with: "no line"))
  }

  @Test(arguments: ["<!-- begin: costs -->", "<!-- begin: a --><!-- begin: b --><!-- end: a -->"])
  func `a block that does not end is named`(text: String) {
    #expect(throws: DocumentError.self) { try GeneratedDocument(text) }
  }
}
