// How programs and tests wait for a screen, whose requests and answers run on the main actor.

extension MainActor {
  /// Lets the main actor run all waiting jobs, and the jobs that these add.
  ///
  /// The main actor runs its jobs in order, so each turn runs the jobs that waited before it. A
  /// screen needs three turns: the loader of portraits collects the rows, starts a request, and the
  /// request reaches the service. An answer may come from another thread; wait for it with
  /// ``wait(until:)``.
  @MainActor package static func settle() async {
    for _ in 0..<4 { await Task.yield() }
  }

  /// Lets the main actor run other work until something has happened.
  ///
  /// - Returns: `false` if it has not happened after 1,000,000 turns, which is seconds.
  @MainActor package static func wait(until hasHappened: () -> Bool) async -> Bool {
    for _ in 0..<1_000_000 {
      if hasHappened() { return true }
      await Task.yield()
    }
    return false
  }
}
