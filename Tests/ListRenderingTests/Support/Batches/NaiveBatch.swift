@testable import ListRendering

/// Random calls on a small list, and a naive simulation of what they do to the row counts.
nonisolated struct NaiveBatch {
  let before: [Int]
  var after: [Int] = []
  let calls: [UpdateCall]

  /// Makes up to four calls, which contradict each other or the counts about every second time.
  init(from random: inout RandomLists) {
    before = (0..<random.number(in: 0...3)).map { _ in random.number(in: 0...3) }
    calls = (0..<random.number(in: 0...4)).map { _ in Self.call(from: &random) }
    let sectionCount = max(
      0, before.count + Set(insertedSections).count - Set(deletedSections).count)
    // The simulated counts, where there are any, and random ones for sections that are not checked.
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
    let rowOrigins = deletedRows + reloadedRows + reconfiguredRows + movedRows.map(\.from)
    let sectionOrigins = deletedSections + reloadedSections + movedSections.map(\.from)
    guard rowOrigins.allSatisfy({ Self.contains($0, in: before) }),
      (insertedRows + movedRows.map(\.to)).allSatisfy({ Self.contains($0, in: after) }),
      sectionOrigins.allSatisfy(before.indices.contains),
      (insertedSections + movedSections.map(\.to)).allSatisfy(after.indices.contains),
      Self.areUnique(deletedRows + movedRows.map(\.from) + Set(reloadedRows)),
      Self.areUnique(insertedRows + movedRows.map(\.to)),
      Self.areUnique(deletedSections + movedSections.map(\.from) + Set(reloadedSections)),
      Self.areUnique(insertedSections + movedSections.map(\.to)),
      let counts = simulatedCounts(sectionCount: after.count)
    else { return false }
    return zip(counts, after).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Returns the rows of each section after the calls, with `nil` for sections that are not checked.
  ///
  /// Returns `nil` if the sections do not fit.
  private func simulatedCounts(sectionCount: Int) -> [Int?]? {
    let leaving = deletedSections + movedSections.map(\.from)
    var origins = before.indices.filter { !leaving.contains($0) }.map(Int?.some)
    let arrivals =
      insertedSections.map { (place: $0, origin: Int?.none) }
      + movedSections.map { (place: $0.to, origin: $0.from) }
    for (place, origin) in arrivals.sorted(by: { $0.place < $1.place }) {
      guard place <= origins.count else { return nil }
      origins.insert(origin, at: place)
    }
    guard origins.count == sectionCount else { return nil }
    return origins.enumerated().map { section, origin in
      guard let origin, before.indices.contains(origin), !reloadedSections.contains(origin) else {
        return nil
      }
      let gone = (deletedRows + movedRows.map(\.from)).count { $0.section == origin }
      let new = (insertedRows + movedRows.map(\.to)).count { $0.section == section }
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

// MARK: - Reading the calls

nonisolated extension NaiveBatch {
  private var insertedRows: [IndexPath] {
    calls.flatMap { if case .insertRows(let rows) = $0 { rows } else { [IndexPath]() } }
  }

  private var deletedRows: [IndexPath] {
    calls.flatMap { if case .deleteRows(let rows) = $0 { rows } else { [IndexPath]() } }
  }

  private var reloadedRows: [IndexPath] {
    calls.flatMap { if case .reloadRows(let rows) = $0 { rows } else { [IndexPath]() } }
  }

  private var reconfiguredRows: [IndexPath] {
    calls.flatMap { if case .reconfigureRows(let rows) = $0 { rows } else { [IndexPath]() } }
  }

  private var movedRows: [(from: IndexPath, to: IndexPath)] {
    calls.compactMap { if case .moveRow(let from, let to) = $0 { (from, to) } else { nil } }
  }

  private var insertedSections: [Int] {
    calls.flatMap { if case .insertSections(let sections) = $0 { sections } else { [Int]() } }
  }

  private var deletedSections: [Int] {
    calls.flatMap { if case .deleteSections(let sections) = $0 { sections } else { [Int]() } }
  }

  private var reloadedSections: [Int] {
    calls.flatMap { if case .reloadSections(let sections) = $0 { sections } else { [Int]() } }
  }

  private var movedSections: [(from: Int, to: Int)] {
    calls.compactMap { if case .moveSection(let from, let to) = $0 { (from, to) } else { nil } }
  }
}

// MARK: -

nonisolated extension NaiveBatch: CustomStringConvertible {
  var description: String { "\(before) to \(after) by \(calls)" }
}
