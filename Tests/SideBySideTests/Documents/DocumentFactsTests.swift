import SourceAnalysis
import Testing

@testable import SideBySide

/// What the blocks say, and which blocks there are.
struct DocumentFactsTests {
  @Test(arguments: ["costs", "where", "frame", "cost MVC"])
  func `what the sources say waits for nothing`(request: String) async throws {
    let facts = try DocumentFacts(of: .ofThisPackage())
    let block = block(request)
    #expect(try facts.missing(for: block) == nil)
    #expect(try await facts.text(of: block).count > 100)
  }

  @Test(arguments: [
    ("cots", DocumentError.unknownBlock("cots")),
    ("cost MCV", .unknownArchitecture("MCV", block: "cost MCV")),
    ("ablation printed", .unknownAblation("printed", block: "ablation printed")),
    ("trace MVC tapped", .unknownEvent("tapped", block: "trace MVC tapped")),
  ])
  func `what there is not is an error`(request: String, error: DocumentError) throws {
    let facts = try DocumentFacts(of: .ofThisPackage())
    #expect(throws: error) { try facts.missing(for: block(request)) }
  }

  @Test func `an ablation says how much longer, or that nothing can be told`() throws {
    let figures = try #require(
      MeasuredFigures(
        json: """
          {"results": [{"architecture": "MVC", "operation": "tap", "employees": 10}],
          "asPublished": [
            {"id": "slow", "factor": {"estimate": 3.214, "lower": 3, "upper": 3.5}},
            {"id": "same", "factor": {"estimate": 1.01, "lower": 0.9, "upper": 1.1},
             "publishedBytesPerEmployee": 1200.4, "oursBytesPerEmployee": 300}]}
          """))
    #expect(
      figures.ablation("slow")?.sentence
        == "*Measured: the article’s way takes 3.21 times as long (95 %: 3.00 … 3.50).*")
    #expect(
      figures.ablation("same")?.sentence
        == "*Measured: no difference in time can be told (95 %: 0.90 … 1.10)."
        + " It keeps 1,200 bytes for an employee, the other way 300.*")
    #expect(figures.ablation("none") == nil)
  }

  @Test func `digits are grouped`() {
    #expect([0, 999, 1000, 1_234_567].map(\.grouped) == ["0", "999", "1,000", "1,234,567"])
  }

  private func block(_ request: String) -> DocumentBlock {
    DocumentBlock(request: request, text: "", isInline: false)
  }
}
