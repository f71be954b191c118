import Testing

@testable import Benchmarks

/// The mechanisms of the articles beside ours.
struct AblationTests {
  @Test(arguments: [2, 60])
  func `both sides of an ablation show the expected output, every time`(count: Int) async {
    for ablation in Ablation.all {
      let expected = ablation.expected(Workload(count: count, seed: 5))
      let differences = await differences(of: ablation, count: count, to: expected)
      #expect(differences == [nil, nil], "\(ablation.id)")
      for side in ablation.sides.map({ $0(Workload(count: count, seed: 5)) }) {
        let first = side.run()
        side.restore()
        #expect(side.run() == first && first > 0, "\(ablation.id)")
      }
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

  @Test func `the ids of operations and ablations are unique words with hyphens`() {
    let ids = Ablation.all.map(\.id) + Operation.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(id)") }
  }
}
