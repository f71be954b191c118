import Testing

@testable import Benchmarks

/// Two ways to do the same.
@MainActor
struct AblationTests {
  @Test func `both ways of an ablation show the expected output every time, and only that`()
    async
  {
    var wrong: [String] = []
    for (ablation, count) in Ablation.all.flatMap({ [($0, 2), ($0, 60)] }) {
      let workload = Workload(count: count, seed: 5)
      let differences = await differences(
        of: ablation, count: count, to: ablation.expected(workload))
      let areRepeatable = ablation.ways.allSatisfy { prepare in
        let way = prepare(workload)
        let first = way.run()
        way.restore()
        return way.run() == first && first > 0
      }
      if differences != [nil, nil] || !areRepeatable { wrong.append("\(ablation.id), \(count)") }
      let other = ablation.expected(Workload(count: count, seed: 2))
      let isAccepted = await self.differences(of: ablation, count: count, to: other).contains(nil)
      if isAccepted { wrong.append("\(ablation.id), \(count): another list is accepted") }
    }
    #expect(wrong == [])
  }

  @Test func `a wrong output of either way is the difference of both`() async {
    let ablation = Ablation.all[0]
    let workload = Workload(count: 2, seed: 5)
    let other = Workload(count: 3, seed: 2)
    var areRight: [Bool] = []
    for lists in [(workload, workload), (other, workload), (workload, other)] {
      var measurement = TimeMeasurement(of: ["first", "second"], unitCount: 1)
      await measurement.check(
        [ablation.first(lists.0).prepared, ablation.second(lists.1).prepared],
        against: ablation.expected(workload))
      areRight.append(measurement.difference == nil)
    }
    #expect(areRight == [true, false, false])
  }

  /// The differences of both ways on a list of the seed 5 from an output.
  private func differences(
    of ablation: Ablation, count: Int, to expected: String
  ) async -> [String?] {
    let workload = Workload(count: count, seed: 5)
    var measurement = TimeMeasurement(of: ["first", "second"], unitCount: 1)
    await measurement.check(ablation.ways.map { $0(workload).prepared }, against: expected)
    return measurement.entries.map(\.difference)
  }

  @Test func `a time of an update is that of one change, and each change leaves a full view`() {
    let workload = Workload(count: 60, seed: 5)
    let wrong = Ablation.updating.filter { ablation in
      let cellCount = ablation.unitCount(workload) * Ablation.rowsInView
      return ablation.ways.map { $0(workload).run() } != [cellCount, cellCount]
    }
    #expect(wrong.map(\.id) == [])
  }

  @Test func `the ids of operations and ablations are unique words with hyphens`() {
    let ids = Ablation.all.map(\.id) + TimedOperation.all.map(\.id)
    let wrong = ids.filter { id in
      ids.count { $0 == id } > 1 || id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) == nil
    }
    #expect(wrong == [])
  }
}
