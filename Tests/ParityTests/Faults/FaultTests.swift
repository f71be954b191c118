import Catalogue
import TestSupport
import Testing

/// A screen with a fault fails exactly the requirements that the fault breaks.
///
/// The random walks are left out, because almost every fault breaks them.
struct FaultTests {
  private static let requirements = Requirement.all.filter { !$0.number.hasPrefix("10.") }

  @Test func `a screen without a fault meets every requirement`() async throws {
    #expect(try await failures(with: nil, in: Self.requirements) == [])
  }

  /// A normal run checks all requirements that the fault breaks, and a sample of the others.
  @Test(.disabled(if: GeneratedFile.isWriting), arguments: Fault.allCases)
  func `a fault breaks exactly the recorded requirements`(fault: Fault) async throws {
    let sample = Set(Repetition.sample(of: Self.requirements, every: 20).map(\.number))
    let requirements = Self.requirements.filter {
      sample.contains($0.number) || fault.brokenRequirements.contains($0.number)
    }
    let failures = try await confirmedFailures(with: fault, in: requirements)
    #expect(failures == fault.brokenRequirements, "\(Fault.record). \(GeneratedFile.hint)")
    #expect(!failures.isEmpty, "no requirement proves this fault")
  }

  @Test(.enabled(if: GeneratedFile.isWriting))
  func `the requirements that each fault breaks are recorded`() async throws {
    var record = ""
    for fault in Fault.allCases {
      let numbers = try await confirmedFailures(with: fault, in: Self.requirements)
      record += "\(fault): \(numbers.joined(separator: ", "))\n"
    }
    try GeneratedFile.expect(Fault.record, toBe: record)
  }

  /// Returns the numbers of the requirements that a screen with a fault does not meet.
  ///
  /// On a busy machine, a requirement can fail by chance, so one that is not recorded for the fault must
  /// fail four times.
  private func confirmedFailures(
    with fault: Fault, in requirements: [Requirement]
  ) async throws -> [String] {
    let failures = try await failures(with: fault, in: requirements)
    var new = failures.filter { !fault.brokenRequirements.contains($0) }
    for _ in 0..<3 where !new.isEmpty {
      new = try await self.failures(
        with: fault, in: requirements.filter { new.contains($0.number) })
    }
    return failures.filter { fault.brokenRequirements.contains($0) || new.contains($0) }
  }

  /// Returns the numbers of the requirements that a screen with a fault does not meet.
  private func failures(
    with fault: Fault?, in requirements: [Requirement]
  ) async throws -> [String] {
    let architecture = Architecture.faulty(fault)
    var failures: [String] = []
    for requirement in requirements {
      // A recorded issue is the expected result here, so it must not fail the test.
      let isMet = try await requirement.isMet(by: architecture) { _ in nil }
      if !isMet { failures.append(requirement.number) }
    }
    return failures
  }
}
