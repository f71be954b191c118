import Catalogue
import TestSupport

/// The fault whose requirements are nearest to those that an architecture does not meet.
nonisolated struct Diagnosis {
  private let fault: Fault

  /// The requirements that the fault breaks, of those that were checked.
  private let broken: Set<String>

  /// The requirements that are not met.
  private let failed: Set<String>

  /// The least share of explained requirements for which a fault is named.
  private static let leastNearness = 0.55

  /// The share from which the fault is called likely.
  ///
  /// Below, several things may be wrong, as in a draft that has not all of its parts yet.
  private static let likelyNearness = 0.85

  /// Finds the nearest fault.
  ///
  /// Almost every fault breaks the random walks, so these say nothing.
  ///
  /// - Returns: `nil` if no fault is near.
  init?(of failed: some Sequence<String>, among checked: some Sequence<String>) {
    let failed = Set(failed.filter { !$0.hasPrefix("10.") })
    let candidates = Fault.allCases.map { fault in
      Diagnosis(
        fault: fault, broken: Set(fault.brokenRequirements).intersection(checked), failed: failed)
    }
    // Of equally near faults, the one that breaks the fewest requirements says most.
    let nearest = candidates.max {
      ($0.nearness, -$0.fault.brokenRequirements.count)
        < ($1.nearness, -$1.fault.brokenRequirements.count)
    }
    guard let nearest, nearest.nearness >= Self.leastNearness else { return nil }
    self = nearest
  }

  private init(fault: Fault, broken: Set<String>, failed: Set<String>) {
    (self.fault, self.broken, self.failed) = (fault, broken, failed)
  }

  /// The requirements that are broken and failed, as a share of those that are either.
  ///
  /// One common requirement says too little, unless no other has failed.
  private var nearness: Double {
    let both = broken.intersection(failed).count
    guard both > 1 || both == 1 && failed.count == 1 else { return 0 }
    return Double(both) / Double(broken.union(failed).count)
  }

  /// The fault, and those that break the same requirements.
  var faults: [Fault] {
    Fault.allCases.filter { $0.brokenRequirements == fault.brokenRequirements }
  }

  /// A line that names the fault, and how near it is.
  func text(for architecture: Architecture) -> String {
    let causes = faults.map(\.rawValue).joined(separator: " Or: ")
    let (common, others) = (failed.intersection(broken).count, failed.subtracting(broken).count)
    let opening =
      nearness < Self.likelyNearness ? "Nearest, if one thing is wrong" : "Most likely"
    return "\(opening): \(causes) \(architecture) fails \(common) of the \(broken.count)"
      + " requirements that this breaks, and \(others) more."
  }
}
