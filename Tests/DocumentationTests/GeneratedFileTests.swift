import TestSupport
import Testing

@testable import DocumentGeneration

/// The generated parts of the documents are up to date.
struct GeneratedFileTests {
  /// Purpose: no figure is out of date.
  @Test func `every generated block is up to date`() async throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let messages = try await facts.updateDocuments(isWriting: GeneratedFile.isWriting)
    if !GeneratedFile.isWriting { #expect(messages == [], "\(GeneratedFile.hint)") }
  }
}
