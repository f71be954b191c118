@testable import UIKit

/// Random calls on a small list, and a naive simulation of their effect on the row counts.
nonisolated struct NaiveBatch {
  let before: [Int]
  var after: [Int] = []
  let calls: [UpdateCall]

  /// The calls, sorted by kind.
  private let updates: BatchUpdates

  /// Makes up to four calls; about half of the batches are not legal.
  init(from random: inout RandomLists) {
    before = (0..<random.number(in: 0...3)).map { _ in random.number(in: 0...3) }
    calls = (0..<random.number(in: 0...4)).map { _ in Self.call(from: &random) }
    updates = BatchUpdates(calls)
    let sectionCount = max(
      0, before.count + Set(updates.insertedSections).count - Set(updates.deletedSections).count)
    // Sections that are not checked have no simulated count and get a random one.
    let simulated = simulatedCounts(sectionCount: sectionCount)
    after = (0..<sectionCount).map { section in
      max(0, simulated?[section] ?? random.number(in: 0...3))
    }
    switch random.number(in: 0...11) {
    case 0: after.append(1)
    case 1 where !after.isEmpty: after[random.number(in: 0...after.count - 1)] += 1
    default: break
    }
  }

  private static func call(from random: inout RandomLists) -> UpdateCall {
    func row() -> IndexPath {
      .row(random.number(in: 0...2), in: random.number(in: 0...9) / 4)
    }
    func section() -> Int { random.number(in: 0...2) }
    switch random.number(in: 0...8) {
    case 0: return .insertRows([row()])
    case 1: return .deleteRows([row()])
    case 2: return .reloadRows([row()])
    case 3: return .reconfigureRows([row()])
    case 4: return .moveRow(row(), to: row())
    case 5: return .insertSections([section()])
    case 6: return .deleteSections([section()])
    case 7: return .reloadSections([section()])
    default: return .moveSection(section(), to: section())
    }
  }
}

// MARK: - Simulating

nonisolated extension NaiveBatch {
  /// Whether the calls agree with each other and with the counts.
  var isLegal: Bool {
    let rowOrigins =
      updates.deletedRows + updates.reloadedRows + updates.reconfiguredRows
      + updates.movedRows.map(\.from)
    let sectionOrigins =
      updates.deletedSections + updates.reloadedSections + updates.movedSections.map(\.from)
    guard rowOrigins.allSatisfy({ Self.contains($0, in: before) }),
      (updates.insertedRows + updates.movedRows.map(\.to)).allSatisfy({
        Self.contains($0, in: after)
      }),
      sectionOrigins.allSatisfy(before.indices.contains),
      (updates.insertedSections + updates.movedSections.map(\.to)).allSatisfy(
        after.indices.contains),
      Self.areUnique(
        updates.deletedRows + updates.movedRows.map(\.from) + Set(updates.reloadedRows)),
      Self.areUnique(updates.insertedRows + updates.movedRows.map(\.to)),
      Self.areUnique(
        updates.deletedSections + updates.movedSections.map(\.from) + Set(updates.reloadedSections)),
      Self.areUnique(updates.insertedSections + updates.movedSections.map(\.to)),
      updates.movedRows.allSatisfy({
        !updates.deletedSections.contains($0.from.section)
          && !updates.insertedSections.contains($0.to.section)
      }),
      let counts = simulatedCounts(sectionCount: after.count)
    else { return false }
    return zip(counts, after).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Returns the number of rows of each section after the calls, `nil` for sections that are not
  /// checked.
  ///
  /// Returns `nil` if the number of sections is wrong.
  private func simulatedCounts(sectionCount: Int) -> [Int?]? {
    let leaving = updates.deletedSections + updates.movedSections.map(\.from)
    var origins = before.indices.filter { !leaving.contains($0) }.map(Int?.some)
    let arrivals =
      updates.insertedSections.map { (place: $0, origin: Int?.none) }
      + updates.movedSections.map { (place: $0.to, origin: $0.from) }
    for (place, origin) in arrivals.sorted(by: { $0.place < $1.place }) {
      guard place <= origins.count else { return nil }
      origins.insert(origin, at: place)
    }
    guard origins.count == sectionCount else { return nil }
    return origins.enumerated().map { section, origin in
      guard let origin, before.indices.contains(origin), !updates.reloadedSections.contains(origin)
      else {
        return nil
      }
      let gone = (updates.deletedRows + updates.movedRows.map(\.from)).count {
        $0.section == origin
      }
      let new = (updates.insertedRows + updates.movedRows.map(\.to)).count { $0.section == section }
      return before[origin] - gone + new
    }
  }

  private static func contains(_ row: IndexPath, in counts: [Int]) -> Bool {
    counts.indices.contains(row.section) && row.row < counts[row.section]
  }

  private static func areUnique<Place: Hashable>(_ places: [Place]) -> Bool {
    Set(places).count == places.count
  }
}

// MARK: - CustomStringConvertible

nonisolated extension NaiveBatch: CustomStringConvertible {
  var description: String { "\(before) to \(after) by \(calls)" }
}
