import Testing

@testable import Benchmarks

/// The mechanisms of the articles beside ours: both come to the same, on any list.
struct AblationTests {
  @Test(arguments: Ablation.all.map(\.id), [1, 2, 60])
  func `both sides come to what they must`(id: String, employees: Int) async throws {
    let ablation = try #require(Ablation.all.first { $0.id == id })
    for seed: UInt64 in [1, 5] {
      let workload = Workload(count: employees, seed: seed)
      var measurement = Measurement(
        of: ["published", "ours"], unitCount: max(1, ablation.unitCount(workload)))
      await ablation.check(&measurement, on: workload)
      for side in measurement.contestants {
        #expect(side.difference == nil, "\(side.name), seed \(seed)")
      }
    }
  }

  @Test(arguments: Ablation.all.map(\.id))
  func `what is timed can be run again`(id: String) async throws {
    let ablation = try #require(Ablation.all.first { $0.id == id })
    let workload = Workload(count: 30, seed: 1)
    for mechanism in [ablation.published(workload), ablation.ours(workload)] {
      mechanism.prepare()
      let first = mechanism.run()
      mechanism.prepare()
      #expect(mechanism.run() == first)
      #expect(first > 0)
    }
  }

  @Test(arguments: Ablation.all.map(\.id))
  func `a side that comes to something else is found out`(id: String) async throws {
    let ablation = try #require(Ablation.all.first { $0.id == id })
    var measurement = Measurement(of: ["published"], unitCount: 1)
    await measurement.check(
      ablation.published(Workload(count: 30, seed: 1)).trial, of: 0,
      against: Array(ablation.expected(Workload(count: 30, seed: 2)).utf8))
    #expect(measurement.contestants[0].difference != nil)
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
