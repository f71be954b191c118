import ListRendering

/// A batch that does not agree with its row counts, and the message that stops the program.
nonisolated struct BrokenBatch: Sendable {
  /// The row counts of each section before and after the batch.
  let before: [Int]
  let after: [Int]

  /// The calls that make the batch.
  let calls: [UpdateCall]

  /// The message that stops the program.
  let message: String
}

// MARK: -

nonisolated extension BrokenBatch {
  init(_ before: [Int], to after: [Int], _ calls: UpdateCall..., message: String) {
    self.init(before: before, after: after, calls: calls, message: message)
  }
}

// MARK: -

nonisolated extension BrokenBatch: CustomStringConvertible {
  var description: String { message }
}

// MARK: -

extension BrokenBatch {
  /// Runs the batch on a table.
  func run() {
    let screen = ListScreen(sections: Self.sections(before), height: 5)
    _ = screen.shown
    screen.table.performBatchUpdates {
      screen.list.sections = Self.sections(after)
      for call in calls { screen.table.perform(call) }
    }
  }

  private static func sections(_ counts: [Int]) -> [LabelledSection] {
    counts.map { LabelledSection(rows: .numbered(0..<$0)) }
  }
}
