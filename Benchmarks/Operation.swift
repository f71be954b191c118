import Employees
import ListRendering

/// One thing that is timed, and how its whole output is checked.
struct Operation {
  /// The name in figures, which does not change from release to release.
  let id: String

  /// What is timed, in a sentence.
  let title: String

  /// Makes ready what is timed; nothing in here is.
  let makeTrial: (any Subject) -> Trial

  /// What must be drawn.
  let expected: (Oracle) -> String
}

// MARK: -

/// An operation on one list, ready to run.
struct Trial {
  /// Runs the operation once, as it is timed.
  let run: () -> Void

  /// Runs the operation once and gives back all that it shows.
  let output: () -> String
}

// MARK: -

extension Operation {
  /// What the command measures.
  static func all(seed: UInt64) -> [Operation] {
    [
      Operation(
        id: "cell-for-row",
        title: "Fill the cell of every row, from first to last",
        makeTrial: { filling($0.rows, of: $0) },
        expected: { $0.rows.joined() }),
      Operation(
        id: "cell-for-row-random",
        title: "Fill the cell of every row, in a random order",
        makeTrial: { filling(shuffled($0.rows, seed: seed), of: $0) },
        expected: { shuffled($0.rows, seed: seed).joined() }),
      Operation(
        id: "draw-list",
        title: "Draw the whole list into a sink",
        makeTrial: drawing,
        expected: \.list),
    ]
  }

  private static func filling(_ rows: [IndexPath], of subject: any Subject) -> Trial {
    Trial(
      run: { subject.fill(rows) { _ in } },
      output: {
        var canvas = ListRenderer(width: Entry.width).canvas
        var output = ""
        subject.fill(rows) { view in
          canvas.beginRow()
          view.draw(in: &canvas)
          canvas.endRow()
          canvas.flush(into: &output)
        }
        return output
      })
  }

  private static func drawing(_ subject: any Subject) -> Trial {
    Trial(
      run: {
        var sink = DiscardingSink()
        subject.draw(into: &sink)
      },
      output: {
        var output = ""
        subject.draw(into: &output)
        return output
      })
  }

  private static func shuffled<Element>(_ elements: [Element], seed: UInt64) -> [Element] {
    var generator = SeededGenerator(seed: seed)
    return elements.shuffled(using: &generator)
  }
}

// MARK: -

/// A sink that takes everything and keeps nothing.
private struct DiscardingSink: OutputSink {
  mutating func write(_ utf8: [UInt8]) {}
}
