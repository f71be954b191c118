import SourceAnalysis
import Testing

@testable import SideBySide

/// The generated parts of the documents say what the sources and the recorded results say.
struct GeneratedTextTests {
  @Test func `every block is what would be generated`() async throws {
    let findings = try await GeneratedDocuments(of: .ofThisPackage()).check()
    #expect(!findings.isEmpty)
    for finding in findings where finding.state == .stale {
      Issue.record(
        """
        In \(finding.document), the block “\(finding.block.request)” is not what would be \
        generated. Run: \(GeneratedDocuments.command)
        """)
    }
  }

  @Test func `no block waits for its data`() async throws {
    let findings = try await GeneratedDocuments(of: .ofThisPackage()).check()
    let waiting = findings.filter { ![.current, .stale].contains($0.state) }
    #expect(waiting.map(\.description) == [], "then run: \(GeneratedDocuments.command)")
  }

  @Test func `no figure of the command stands outside a block`() throws {
    for path in Project.documents {
      var prose = try Project.text(of: path)[...]
      for block in try GeneratedDocument(String(prose)).blocks {
        prose = prose.replacing(block.text, with: "")[...]
      }
      #expect(!prose.contains("ns per row"), "\(path)")
      #expect(prose.firstMatch(of: #/\d\.\d\d times/#) == nil, "\(path)")
    }
  }
}
