import UIKit

/// A batch of changes to a list, and the calls that report it to a table.
nonisolated struct RandomBatch: Sendable {
  /// The time at which the data changes.
  enum ChangeTime: CaseIterable, Sendable {
    case beforeBatch, beforeCalls, afterCalls
  }

  /// The list after the batch.
  var sections: [NamedSection] = []

  /// The calls, in the order in which they are made.
  var calls: [UpdateCall] = []

  /// The ranges of calls in nested batches, the outer batch first.
  var nested: [Range<Int>] = []

  /// The time at which the data changes.
  var changeTime = ChangeTime.beforeCalls

  /// Whether a single call is made without a batch.
  var isBare = false

  /// The names of the changed rows and sections.
  var reloaded: Set<String> = []
  var reconfigured: Set<String> = []
  var moved: Set<String> = []
}

// MARK: -

nonisolated extension RandomBatch: CustomStringConvertible {
  /// The calls, one on each line.
  var description: String {
    let lines = calls.enumerated().map { number, call in
      let depth = nested.count { $0.contains(number) }
      return String(repeating: "  ", count: depth) + "\(call)"
    }
    return (["data change \(changeTime)\(isBare ? ", bare" : "")"] + lines)
      .joined(separator: "\n")
  }
}

// MARK: -

/// A table or a collection, to which calls of its update methods are made.
protocol UpdatedList: UIView {
  func perform(_ call: UpdateCall)
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension UITableView: UpdatedList {}
extension UICollectionView: UpdatedList {}

// MARK: -

extension RandomBatch {
  /// Changes the data and makes the calls of the batch.
  func perform(on list: any UpdatedList, changeData: @escaping () -> Void) {
    guard !isBare else {
      changeData()
      for call in calls { list.perform(call) }
      return
    }
    if changeTime == .beforeBatch { changeData() }
    list.performBatchUpdates(
      {
        if changeTime == .beforeCalls { changeData() }
        perform(calls, from: 0, nested: nested[...], on: list)
        if changeTime == .afterCalls { changeData() }
      }, completion: nil)
  }

  /// Makes calls that are numbered from `start`, some of them in nested batches.
  private func perform(
    _ calls: [UpdateCall], from start: Int, nested: ArraySlice<Range<Int>>,
    on list: any UpdatedList
  ) {
    for (number, call) in zip(start..., calls) {
      guard let range = nested.first, range.contains(number) else {
        list.perform(call)
        continue
      }
      guard number == range.lowerBound else { continue }
      let inner = calls[range.lowerBound - start..<range.upperBound - start]
      list.performBatchUpdates(
        { perform(Array(inner), from: number, nested: nested.dropFirst(), on: list) },
        completion: nil)
    }
  }
}

// MARK: -

extension ListScreen {
  /// Changes the list and makes the calls of a batch.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - heightsByPlace: Whether the height of a row depends on its place.
  ///   - refresh: Is called when the list changes.
  func perform(
    _ batch: RandomBatch, heightsByPlace: Bool = false, refresh: @escaping () -> Void = {}
  ) {
    let sections = batch.sections.contents(heightsByPlace: heightsByPlace)
    batch.perform(on: table) {
      self.list.sections = sections
      refresh()
    }
  }
}

// MARK: -

/// A batch that is being made, with its changes by old places and by names.
nonisolated struct DraftBatch {
  /// The list before the batch.
  let before: [NamedSection]

  var batch = RandomBatch()

  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var insertedSections: Set<String> = []

  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [IndexPath] = []
  var insertedRows: Set<String> = []

  /// The moved rows that have no new place yet.
  var arriving: [NamedRow] = []

  init(_ before: [NamedSection]) {
    self.before = before
  }

  /// The numbers of the sections after the batch that are not inserted.
  var oldSections: [Int] {
    batch.sections.indices.filter { !insertedSections.contains(batch.sections[$0].name) }
  }

  /// Appends a row to a section.
  mutating func append(_ row: NamedRow, toSection name: String) {
    guard let section = batch.sections.firstIndex(where: { $0.name == name }) else { return }
    batch.sections[section].rows.append(row)
  }
}

// MARK: -

nonisolated extension RandomBatches {
  /// Adds the calls to a batch, in random order, divided and nested at random.
  mutating func finish(_ draft: DraftBatch) -> RandomBatch {
    var batch = draft.batch
    batch.calls = shuffled(sectionCalls(for: draft) + rowCalls(for: draft))
    if batch.calls.count > 1, happens(onceIn: 2) {
      let outer = range(within: 0..<batch.calls.count)
      batch.nested = [outer, range(within: outer)]
    }
    batch.changeTime = RandomBatch.ChangeTime.allCases[random.number(in: 0...2)]
    batch.isBare = batch.calls.count == 1 && happens(onceIn: 2)
    return batch
  }

  private mutating func sectionCalls(for draft: DraftBatch) -> [UpdateCall] {
    var inserted: [Int] = []
    var moves: [UpdateCall] = []
    for (number, section) in draft.batch.sections.enumerated() {
      if draft.insertedSections.contains(section.name) { inserted.append(number) }
      guard draft.batch.moved.contains(section.name),
        let old = draft.before.firstIndex(where: { $0.name == section.name })
      else { continue }
      moves.append(.moveSection(old, to: number))
    }
    return moves + calls(for: inserted, UpdateCall.insertSections)
      + calls(for: draft.deletedSections.sorted(), UpdateCall.deleteSections)
      + calls(for: draft.reloadedSections.sorted(), UpdateCall.reloadSections)
  }

  private mutating func rowCalls(for draft: DraftBatch) -> [UpdateCall] {
    var places: [String: IndexPath] = [:]
    for (number, section) in draft.batch.sections.enumerated() {
      for (row, content) in section.rows.enumerated() {
        places[content.name] = .row(row, in: number)
      }
    }
    let moves = draft.movedRows.compactMap { old in
      let name = draft.before[old.section].rows[old.row].name
      return places[name].map { UpdateCall.moveRow(old, to: $0) }
    }
    let inserted = draft.insertedRows.compactMap { places[$0] }.sorted()
    return moves + calls(for: inserted, UpdateCall.insertRows)
      + calls(for: draft.deletedRows, UpdateCall.deleteRows)
      + calls(for: draft.reloadedRows, UpdateCall.reloadRows)
      + calls(for: draft.reconfiguredRows, UpdateCall.reconfigureRows)
  }

  /// Divides places among some calls.
  private mutating func calls<Place>(
    for places: [Place], _ call: ([Place]) -> UpdateCall
  ) -> [UpdateCall] {
    var calls: [UpdateCall] = []
    var rest = shuffled(places)
    while !rest.isEmpty {
      let count = random.number(in: 1...rest.count)
      calls.append(call(Array(rest.prefix(count))))
      rest.removeFirst(count)
    }
    return calls
  }

  private mutating func range(within range: Range<Int>) -> Range<Int> {
    let start = random.number(in: range.lowerBound...range.upperBound - 1)
    return start..<random.number(in: start + 1...range.upperBound)
  }
}
