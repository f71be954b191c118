import HeapMeasurement

/// One side of an ablation, ready to run on one list.
struct Mechanism {
  /// Does the timed work once.
  ///
  /// The returned number depends on every result, so that the compiler cannot remove any work.
  let run: @MainActor () -> Int

  /// Does the work once and shows every result.
  let show: @MainActor (inout Gate) -> Void

  /// Frees what a run created; not timed.
  var restore: @MainActor () -> Void = {}

  /// Builds what the mechanism keeps in memory, if the sides differ in that.
  var retained: (@MainActor () -> Any)?

  /// The work in the form in which it is checked and timed.
  var trial: Trial {
    Trial(run: { _ = run() }, show: { show(&$0) }, restore: { restore() })
  }
}

/// What one side of an ablation allocates and keeps: counted, not timed.
struct MechanismFootprint {
  /// The allocated objects per unit; `nil` if they cannot be counted.
  let allocationsPerUnit: Double?

  /// The bytes kept per employee; `nil` if nothing is kept or the heap cannot be measured.
  let bytesPerEmployee: Double?

  /// Counts for a mechanism while no other thread allocates.
  @MainActor
  init(of mechanism: Mechanism, unitCount: Int, employeeCount: Int) {
    _ = mechanism.run()
    mechanism.restore()
    let allocations = AllocationCounter.allocations { _ = mechanism.run() }
    mechanism.restore()
    allocationsPerUnit = allocations.map { Double($0) / Double(max(1, unitCount)) }
    let before = Heap.bytesInUse
    let kept = mechanism.retained?()
    let after = Heap.bytesInUse
    bytesPerEmployee = withExtendedLifetime(kept) {
      guard kept != nil, let before, let after else { return nil }
      return Double(after - before) / Double(max(1, employeeCount))
    }
  }
}
