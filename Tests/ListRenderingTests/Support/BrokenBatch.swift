import ListRendering

/// A batch that says what the counts of its list do not, and the message that stops the program.
nonisolated struct BrokenBatch: Sendable {
  /// The numbers of rows before and after the batch, section by section.
  let before: [Int]
  let after: [Int]

  /// What the table is told.
  let calls: [UpdateCall]

  /// What it says to that.
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
  /// Tells a table of the batch.
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
