import ListRendering

/// Changes of a list that a table may be told of, and how it is told.
nonisolated struct RandomBatch: Sendable {
  /// The time at which the data changes.
  enum ChangeTime: CaseIterable, Sendable {
    case beforeBatch, beforeCalls, afterCalls
  }

  /// The list after the batch.
  var sections: [NamedSection] = []

  /// The calls, in the order in which they are made.
  var calls: [UpdateCall] = []

  /// The calls that stand in a batch of their own, and those of them that stand in another one.
  var nested: [Range<Int>] = []

  /// When the data changes.
  var changeTime = ChangeTime.beforeCalls

  /// Tells whether a single call is made without a batch.
  var isBare = false

  /// The names of rows and sections that something is done to.
  var reloaded: Set<String> = []
  var reconfigured: Set<String> = []
  var moved: Set<String> = []
}

// MARK: -

nonisolated extension RandomBatch: CustomStringConvertible {
  /// The calls, one on a line.
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

extension ListScreen {
  /// Changes the list and tells the table, as a batch says.
  func perform(_ batch: RandomBatch) {
    let sections = batch.sections.map(\.content)
    guard !batch.isBare else {
      list.sections = sections
      for call in batch.calls { table.perform(call) }
      return
    }
    if batch.changeTime == .beforeBatch { list.sections = sections }
    table.performBatchUpdates {
      if batch.changeTime == .beforeCalls { list.sections = sections }
      perform(batch.calls, from: 0, nested: batch.nested[...])
      if batch.changeTime == .afterCalls { list.sections = sections }
    }
  }

  /// Makes calls, the first of which has a number, some of them in batches of their own.
  private func perform(
    _ calls: [UpdateCall], from start: Int, nested: ArraySlice<Range<Int>>
  ) {
    for (number, call) in zip(start..., calls) {
      guard let range = nested.first, range.contains(number) else {
        table.perform(call)
        continue
      }
      guard number == range.lowerBound else { continue }
      let inner = calls[range.lowerBound - start..<range.upperBound - start]
      table.performBatchUpdates { perform(Array(inner), from: number, nested: nested.dropFirst()) }
    }
  }
}
