import Figures
import SourceAnalysis
import Testing

@testable import Benchmarks

/// What is counted of the code of an architecture.
struct FootprintTests {
  @Test func `lines and types are those of the core, and files those of the chapters, too`() throws
  {
    let source = try ArchitectureSource(named: "VIPER")
    var footprint = Report.Footprint(architecture: "VIPER", employees: 1, cellsCreated: 1)
    footprint.count(source)
    let core = source.files.filter { $0.chapter == nil }
    #expect(core.count < source.files.count)
    #expect(footprint.files == source.files.count)
    #expect(footprint.codeLines == core.map(\.codeLineCount).reduce(0, +))
    #expect(try #require(footprint.types) > (try #require(footprint.protocols)))
    #expect(footprint.codeHash == source.codeHash)
  }
}
