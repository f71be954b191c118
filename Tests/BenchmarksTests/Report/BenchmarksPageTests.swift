import PackageFiles
import Testing

@testable import Benchmarks

/// The page about the benchmarks agrees with the program.
@MainActor
struct BenchmarksPageTests {
  @Test func `the README states the operations of the default run and the time of a batch`()
    throws
  {
    let page = try PackageFolder.ofThisPackage().text(of: "Benchmarks/README.md")
    let introduction = page.prefix { $0 != "|" }
    let ids = TimedOperation.all.filter { $0.isInDefaultRun }.map { "`\($0.id)`" }
    #expect(ids.filter { !introduction.contains($0) } == [])
    let milliseconds = Int(RunOptions().batchTime * 1_000)
    #expect(page.contains("until a batch takes \(milliseconds) ms"))
  }
}
