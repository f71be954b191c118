/// One side of an ablation, ready to run on one list.
struct Mechanism {
  /// Does the work once, as it is timed.
  ///
  /// The number is made of all that the work came to, so that no compiler can leave any of it out.
  let run: @MainActor () -> Int

  /// Does the work once and shows all that it came to.
  let show: @MainActor (inout Gate) -> Void

  /// Forgets what a run left behind; not timed.
  var restore: @MainActor () -> Void = {}

  /// Builds what it keeps in memory, where the sides differ in that.
  var retained: (@MainActor () -> AnyObject)?
}

// MARK: -

extension Mechanism {
  /// Answers the same question for each of some rows.
  ///
  /// The rows are read where they lie, and the compiler knows which lookup it is: to retain each row
  /// and to call through a pointer would take longer than some of the answers.
  static func answering<Lookup: RowLookup>(_ rows: [Lookup.Row], by lookup: Lookup) -> Mechanism {
    Mechanism(
      run: {
        rows.withUnsafeBufferPointer { rows in
          var byteCount = 0
          for index in rows.indices { byteCount &+= lookup.answer(for: rows[index]).utf8.count }
          return byteCount
        }
      },
      show: { gate in
        for row in rows { gate.write(line: lookup.answer(for: row)) }
      })
  }

  /// The work in the form in which it is checked and timed.
  var trial: Trial {
    Trial(run: { _ = run() }, show: { show(&$0) }, restore: { restore() })
  }
}

// MARK: -

extension Gate {
  /// Shows one line of what an ablation came to.
  mutating func write(line: String) {
    write(Array("\(line)\n".utf8))
  }
}
