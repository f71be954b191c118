import SourceAnalysis
import Testing

@testable import SideBySide

/// What is taken from the file of the benchmark.
struct MeasuredFiguresTests {
  private let json = """
    {
      "configuration": "release",
      "results": [
        {"architecture": "MVC", "operation": "draw-list", "employees": 1000,
         "factor": {"estimate": 9, "lower": 8, "upper": 10}},
        {"architecture": "MVC", "operation": "draw-list", "employees": 10000,
         "factor": {"estimate": 1.03, "lower": 1.02, "upper": 1.05}},
        {"architecture": "MVC", "operation": "load", "employees": 10000, "verified": false}
      ],
      "footprints": [
        {"architecture": "MVC", "allocationsPerRow": 0.5, "retainedBytesPerEmployee": 312},
        {"architecture": "VIPER", "cellsCreated": 40}
      ]
    }
    """

  @Test func `factors are those of one length of list`() throws {
    let figures = try #require(MeasuredFigures(json: json))
    #expect(figures.employeeCount == 10_000)
    #expect(figures.operations == ["draw-list"])
    #expect(
      figures.factor(of: "draw-list", in: "MVC") == .init(estimate: 1.03, lower: 1.02, upper: 1.05))
    #expect(figures.factor(of: "draw-list", in: "VIPER") == nil)
  }

  @Test func `memory is found where it was measured`() throws {
    let figures = try #require(MeasuredFigures(json: json))
    #expect(figures.allocationsPerRow(in: "MVC") == 0.5)
    #expect(figures.retainedBytesPerEmployee(in: "MVC") == 312)
    #expect(figures.retainedBytesPerEmployee(in: "VIPER") == nil)
  }

  @Test(arguments: ["", "[]", "{\"results\": []}", "{\"results\": [{}]}"])
  func `a file of another form is no file`(json: String) {
    #expect(MeasuredFigures(json: json) == nil)
  }
}
