import Testing

@testable import Comparison

/// The generated parts of the documents are up to date.
struct GeneratedFileTests {
  /// Purpose: no figure is out of date.
  @Test func `every generated block is up to date`() async throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let messages = try await facts.updateDocuments(isWriting: false)
    #expect(messages == [], "To write them: bash .ci/write")
  }
}
