import SourceAnalysis
import Testing

@testable import Benchmarks

/// The conclusions from a report, and the digits of its figures.
struct ReportTests {
  @Test func `a run notes its day`() {
    #expect(Report(options: Options()).date?.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
  }

  /// Allocations are counted in a process of their own.
  @Test func `a footprint has a hash of the code, and the allocations for each row`() async {
    await #expect(processExitsWith: .success) {
      let options = Options(architectures: ["MVC"], isSmoke: true)
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

  @Test func `a wrong result or ablation makes a report wrong, and is as good as a measurement`() {
    let right = Report.Result.sample("MVC")
    let wrong = Report.Result.sample("MVC", difference: "line 1 is wrong")
    let measured = Report.full.asPublished[0]
    var (unmeasured, failed) = (measured, measured)
    unmeasured.published = nil
    failed.published = nil
    failed.verified = false
    for (results, ablations, isVerified, hasMeasurements) in [
      ([], [], true, false), ([right], [], true, true), ([right, wrong], [], false, true),
      ([], [unmeasured], true, false), ([], [unmeasured, measured], true, true),
      ([], [failed], false, true), ([right], [measured, failed], false, true),
    ] as [([Report.Result], [Report.Ablation], Bool, Bool)] {
      var report = Report.sample(results)
      report.asPublished = ablations
      #expect([report.isVerified, report.hasMeasurements] == [isVerified, hasMeasurements])
    }
  }

  @Test func `factors are shown at 10,000 employees, or at the list with the most results`() {
    let lists = [
      [1_000, 1_000, 10_000], [1_000, 1_000, 100_000], [1_000, 100_000], [],
    ].map { Report.sample($0.map { .sample("MVC", employees: $0) }).mainListSize }
    #expect(lists == [10_000, 1_000, 100_000, nil])
  }

  @Test func `factors in Markdown have two significant digits, and small allocations are left out`()
  {
    let factors = [0.994, 0.996, 9.94, 9.96, 120.4].map { factor in
      Report.sample([.sample("MVC", factor: (factor, factor, factor))]).factorTable.markdown
        .split(separator: "\n").last
    }
    #expect(factors == ["0.99", "1.0", "9.9", "10", "120"].map { "| draw-list | \($0) |" })
    let areShown = [(0.004, 0.004), (0.006, 0), (0, 0.006)].map { published, ours in
      var report = Report.full
      report.asPublished[0].publishedAllocationsPerUnit = published
      report.asPublished[0].oursAllocationsPerUnit = ours
      return report.ablationTable.text.contains("allocations per cast")
    }
    #expect(areShown == [false, true, true])
  }
}
