import HeapMeasurement

/// What one side of an ablation takes, whatever the machine: counted, not timed.
struct MechanismFootprint {
  /// The objects that are allocated for a unit; `nil` where that cannot be counted.
  let allocationsPerUnit: Double?

  /// The bytes that are kept for an employee; `nil` where nothing is, or where nobody can tell.
  let bytesPerEmployee: Double?
}

// MARK: -

extension MechanismFootprint {
  /// Counts; no other thread may work meanwhile.
  init(of mechanism: Mechanism, unitCount: Int, employeeCount: Int) {
    _ = mechanism.run()
    mechanism.restore()
    let allocations = AllocationCounter.allocations { _ = mechanism.run() }
    mechanism.restore()
    allocationsPerUnit = allocations.map { Double($0) / Double(max(1, unitCount)) }
    bytesPerEmployee = Self.bytes(keptBy: mechanism).map {
      Double($0) / Double(max(1, employeeCount))
    }
  }

  private static func bytes(keptBy mechanism: Mechanism) -> Int? {
    guard let retained = mechanism.retained, let before = Heap.bytesInUse else { return nil }
    let kept = retained()
    let after = Heap.bytesInUse
    return withExtendedLifetime(kept) { after.map { $0 - before } }
  }
}

// MARK: -

extension Ablation {
  /// Counts for both sides on one list.
  func footprints(
    on workload: Workload
  ) -> (published: MechanismFootprint, ours: MechanismFootprint) {
    let units = unitCount(workload)
    let employees = workload.employees.count
    return (
      MechanismFootprint(of: published(workload), unitCount: units, employeeCount: employees),
      MechanismFootprint(of: ours(workload), unitCount: units, employeeCount: employees)
    )
  }
}
