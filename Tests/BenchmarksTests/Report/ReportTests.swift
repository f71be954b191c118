import Figures
import PackageFiles
import TestSupport
import Testing

@testable import Benchmarks

/// What a report takes from the machine and the sources.
struct ReportTests {
  @Test func `a run notes its day and the commit of the sources`() {
    let report = Report(options: RunOptions())
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
      #expect(footprints.map(\.architecture) == ["MassiveController", "MVC"])
      for footprint in footprints {
        let source = try ArchitectureSource(named: footprint.architecture)
        #expect(footprint.codeHash == source.codeHash)
        // A row, and not an employee with four rows.
        #expect(footprint.allocationsPerRow ?? 0 < 1)
      }
    }
  }

  @Test func `small allocations of an ablation are left out`() {
    let areShown = [(0.004, 0.004), (0.006, 0), (0, 0.006)].map { first, second in
      var report = Report.full
      report.ablations[0].first.allocationsPerUnit = first
      report.ablations[0].second.allocationsPerUnit = second
      return report.ablationTable.text.contains("allocations per cast")
    }
    #expect(areShown == [false, true, true])
  }
}
