import TestSupport
import Testing

@testable import UIKit

/// Checks the faults and the places of random batches without a table.
struct RandomUpdateTests {
  nonisolated static var seeds: ClosedRange<UInt64> {
    1...UInt64(max(1, Repetition.batches))
  }

  @Test func `a map returns the new place of every row and section`() throws {
    for seed in Self.seeds {
      var batches = RandomBatches(seed: seed)
      let before = batches.sections()
      let batch = batches.batch(on: before)
      let map = UpdateMap(SortedUpdates(BatchUpdates(batch.calls)), sectionCount: before.count)
      let newSections = batch.sections.map(\.name)
      let newRows = batch.sections.enumerated().flatMap { number, section in
        section.rows.enumerated().map { ($1.name, IndexPath.row($0, in: number)) }
      }
      let places = Dictionary(uniqueKeysWithValues: newRows)
      for (number, section) in before.enumerated() {
        let comment: Comment = "seed \(seed), section \(number): \(batch)"
        let place = map.newSection(of: number)
        try requireEqual(place, newSections.firstIndex(of: section.name), comment)
        let rows = section.rows.indices.map { map.newIndexPath(of: .row($0, in: number)) }
        try requireEqual(rows, section.rows.map { places[$0.name] }, comment)
      }
    }
  }

  @Test func `a batch has a fault if and only if a naive simulation contradicts the counts`()
    throws
  {
    var legalCount = 0
    for seed in Self.seeds {
      var random = RandomLists(seed: seed)
      for step in 1...10 {
        let batch = NaiveBatch(from: &random)
        let fault = BatchUpdates(batch.calls).fault(before: batch.before, after: batch.after)
        legalCount += fault == nil ? 1 : 0
        try requireEqual(
          fault == nil, batch.isLegal,
          "seed \(seed), step \(step): \(batch): \(fault ?? "no fault")")
      }
    }
    #expect(legalCount > Self.seeds.count, "too few batches are legal")
  }
}
