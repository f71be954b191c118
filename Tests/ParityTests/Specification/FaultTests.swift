import Catalogue
import Foundation
import ListRendering
import Synchronization
import TestSupport
import Testing

/// The suite itself is held to what it promises: a screen with a fault fails where it is at fault.
///
/// The walks are left out: they meet almost every fault, and say nothing of where it is.
struct FaultTests {
  @Test func `a screen without a fault passes every number`() async {
    let architecture = FaultTests.architecture(with: nil)
    #expect(await failures(of: architecture, in: Specification.requirements) == [])
  }

  @Test(arguments: Fault.allCases)
  func `a fault fails exactly the numbers that it breaks`(fault: Fault) async {
    let requirements = Specification.requirements.filter { $0.group != "10" }
    let failures = await failures(of: FaultTests.architecture(with: fault), in: requirements)
    #expect(failures == Self.expected[fault], "\(fault)")
  }

  /// Runs numbers on an architecture, and gives back those that failed.
  private func failures(
    of architecture: Architecture, in requirements: [Requirement]
  ) async -> [String] {
    var failures: [String] = []
    for requirement in requirements where await requirement.fails(on: architecture) {
      failures.append(requirement.number)
    }
    return failures
  }

  private static func architecture(with fault: Fault?) -> Architecture {
    Architecture("Faulty") { service, actions in
      NavigationController(
        rootViewController: FaultyViewController(
          service: service, actions: actions, fault: fault))
    }
  }

  private static let expected: [Fault: [String]] = [
    .leak: ["9.1", "9.2", "9.3", "9.4", "9.5"],
    .staleAnswer: ["5.7", "5.8", "5.9"],
    .droppedRecord: [
      "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.8", "2.1", "3.1", "3.2", "3.3", "3.4", "3.5",
      "4.1", "4.2", "4.3", "4.4", "4.5", "4.7", "5.1", "5.5", "6.1", "6.2", "6.3", "6.4", "6.6",
      "6.8", "7.2", "7.3", "7.4", "7.5", "7.7", "7.8", "8.2", "8.6",
    ],
    .blankCell: ["1.4"],
    .keptPhoto: ["2.1", "4.4", "5.1", "5.2", "6.1", "6.3", "7.3", "7.5", "7.8", "8.3"],
    .staleTap: ["3.4", "3.5"],
    .doubledAction: ["3.1", "3.2", "3.3", "3.4", "3.5"],
    .forgottenPlace: ["4.7", "5.4", "5.5", "7.6"],
    .literalSearch: ["6.3"],
    .ignoredRefusal: ["3.5", "7.3", "7.4", "7.5", "7.6", "7.8"],
    .noRetry: ["4.6", "6.6", "7.4", "7.7", "8.4", "8.5", "8.6", "9.2"],
  ]
}

// MARK: -

extension Requirement {
  /// Runs the test on an architecture, and tells whether it recorded an issue.
  func fails(on architecture: Architecture) async -> Bool {
    let hasFailed = Mutex(false)
    try? await withKnownIssue(isIntermittent: true) {
      try await check(architecture)
    } matching: { _ in
      hasFailed.withLock { $0 = true }
      return true
    }
    return hasFailed.withLock { $0 }
  }
}
