import Figures
import PackageFiles
import Testing

@testable import Benchmarks

/// What a report takes from the machine and the sources.
struct ReportTests {
  @Test func `a run notes its day and the commit of the sources`() {
    let report = BenchmarkReport(options: RunOptions())
    #expect(report.date?.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
    // A copy of the sources without git has none.
    #expect(report.commit?.wholeMatch(of: /[0-9a-f]{7,40}(-dirty)?/) != nil || !Self.hasGit)
  }

  private static var hasGit: Bool {
    (try? PackageFolder.ofThisPackage().exists(".git")) ?? false
  }

  /// Allocations are counted in a process of their own.
  @Test func `a footprint has a hash of the code, and the allocations for each row`() async {
    await #expect(processExitsWith: .success) {
      let options = RunOptions(architectures: ["MVC"], isSmoke: true)
      let footprints = await Footprints.all(options: options)
      let hashes = footprints.map { "\($0.architecture) \($0.codeHash ?? "none")" }
      let expected = try ["MassiveController", "MVC"].map { name in
        try "\(name) \(ArchitectureSource(named: name).codeHash)"
      }
      #expect(hashes == expected)
      // A row, and not an employee with four rows.
      let tooMany = footprints.filter { $0.allocationsPerRow ?? 0 >= 1 }
      #expect(tooMany.isEmpty)
    }
  }
}
