import Testing

@testable import Benchmarks

/// The mechanisms of the articles beside ours: both come to the same, on any list.
struct AblationTests {
  @Test(arguments: [2, 60], [1, 5])
  func `both sides come to what they must`(employees: Int, seed: UInt64) async {
    let workload = Workload(count: employees, seed: seed)
    for ablation in Ablation.all {
      var measurement = Measurement(
        of: ["published", "ours"], unitCount: max(1, ablation.unitCount(workload)))
      await ablation.check(&measurement, on: workload)
      for side in measurement.contestants {
        #expect(side.difference == nil, "\(ablation.id), \(side.name)")
      }
    }
  }

  @Test func `a side that comes to something else is found out`() async {
    let workload = Workload(count: 30, seed: 1)
    for ablation in Ablation.all {
      var measurement = Measurement(of: ["published", "ours"], unitCount: 1)
      let expected = Array(ablation.expected(Workload(count: 30, seed: 2)).utf8)
      for (index, side) in [ablation.published(workload), ablation.ours(workload)].enumerated() {
        await measurement.check(side.trial, of: index, against: expected)
        #expect(measurement.contestants[index].difference != nil, "\(ablation.id)")
      }
    }
  }

  @Test func `what is timed does the same work each time`() {
    let workload = Workload(count: 30, seed: 1)
    for ablation in Ablation.all {
      for side in [ablation.published(workload), ablation.ours(workload)] {
        let first = side.run()
        side.restore()
        #expect(side.run() == first, "\(ablation.id)")
        #expect(first > 0, "\(ablation.id)")
      }
    }
  }

  @Test func `bytes are counted on both sides or on neither`() {
    let workload = Workload(count: 30, seed: 1)
    let keeping = Ablation.all.filter { $0.ours(workload).retained != nil }
    #expect(keeping.map(\.id) == ["weak-actions", "row-models", "rows-on-demand-load"])
    for ablation in keeping {
      #expect(ablation.published(workload).retained != nil, "\(ablation.id)")
    }
  }

  @Test func `every id stands for one ablation, in small letters and hyphens`() {
    let ids = Ablation.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
    #expect(Set(ids).isDisjoint(with: Operation.all.map(\.id)))
  }

  @Test(arguments: 1...4)
  func `every article has an ablation`(article: Int) {
    #expect(Ablation.all.contains { $0.article.contains("\(article)") })
  }

  @Test func `every ablation says how each side does it`() {
    for ablation in Ablation.all {
      #expect(!ablation.title.isEmpty && !ablation.title.hasSuffix("."), "\(ablation.id)")
      #expect(ablation.publishedWay != ablation.ourWay, "\(ablation.id)")
    }
  }
}
