// How programs and tests wait for a screen, whose requests and answers run on the main actor.

extension MainActor {
  /// Lets the main actor run four turns of waiting jobs.
  ///
  /// The main actor runs its jobs in order, so a turn runs all jobs that waited when it began. A
  /// screen may need three: in the first it collects requests, in the second it starts them, and in
  /// the third they reach the service. The fourth is a reserve.
  ///
  /// Only jobs of the main actor are waited for. So between a call of the screen and the request, and
  /// between the answer and the screen, an architecture may start a `Task` on the main actor, which
  /// may start another one, and may await functions that stay on the main actor. It may not await
  /// what ends on another thread: `task.value`, `async let`, a task group, a stream, another actor, a
  /// `@concurrent` function, or a continuation that another thread resumes. The rest of the function
  /// then joins the jobs of the main actor some time later. On a busy machine that is after these
  /// turns, and a test reads the old screen. For an answer that comes from another thread, use
  /// ``wait(until:)``.
  @MainActor package static func settle() async {
    for _ in 0..<4 { await Task.yield() }
  }

  /// Lets the main actor run other work until something has happened.
  ///
  /// - Returns: `false` if it has not happened after a limit: by the clock, because other tests may
  ///   occupy all threads for a while, and an answer from another thread then comes late.
  @MainActor package static func wait(
    upTo limit: Duration = .seconds(20), until hasHappened: () -> Bool
  ) async -> Bool {
    let deadline = ContinuousClock.now + limit
    while !hasHappened() {
      if ContinuousClock.now > deadline { return false }
      await Task.yield()
    }
    return true
  }
}
