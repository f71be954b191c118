import Testing

@testable import Benchmarks

/// The mechanisms of the articles beside ours.
struct AblationTests {
  @Test(arguments: Ablation.all.map(\.id), [2, 60])
  func `both sides of an ablation show the expected output`(id: String, employees: Int) async throws
  {
    let ablation = try #require(Ablation.all.first { $0.id == id })
    let expected = ablation.expected(Workload(count: employees, seed: 5))
    for difference in await differences(of: ablation, count: employees, to: expected) {
      #expect(difference == nil)
    }
  }

  @Test func `a side that shows another list is rejected`() async {
    for ablation in Ablation.all {
      let expected = ablation.expected(Workload(count: 30, seed: 2))
      let differences = await differences(of: ablation, count: 30, to: expected)
      #expect(!differences.contains(nil), "\(ablation.id)")
    }
  }

  /// The differences of both sides on a list of the seed 5 from an output.
  private func differences(
    of ablation: Ablation, count: Int, to expected: String
  ) async -> [String?] {
    let workload = Workload(count: count, seed: 5)
    var measurement = Measurement(of: ["published", "ours"], unitCount: 1)
    await measurement.check(ablation.sides.map { $0(workload).trial }, against: expected)
    return measurement.contestants.map(\.difference)
  }

  @Test func `every run of a side does the same work`() {
    let workload = Workload(count: 30, seed: 1)
    for ablation in Ablation.all {
      for side in ablation.sides.map({ $0(workload) }) {
        let first = side.run()
        side.restore()
        #expect(side.run() == first, "\(ablation.id)")
        #expect(first > 0, "\(ablation.id)")
      }
    }
  }

  @Test func `bytes are counted on both sides or on neither`() {
    let workload = Workload(count: 30, seed: 1)
    let keeping = [true, false].map { isOurs in
      Ablation.all.filter { (isOurs ? $0.ours : $0.published)(workload).retained != nil }.map(\.id)
    }
    #expect(keeping[0] == ["weak-actions", "row-models", "rows-on-demand-load"])
    #expect(keeping[0] == keeping[1])
  }

  @Test func `the ids of operations and ablations are unique words with hyphens`() {
    let ids = Ablation.all.map(\.id) + Operation.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(id)") }
  }

  @Test(arguments: 1...4)
  func `every article has an ablation`(article: Int) {
    #expect(Ablation.all.contains { $0.article.contains("\(article)") })
  }
}
