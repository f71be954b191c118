import Catalogue
import Testing

/// The requirements fail when a screen is wrong.
struct FaultTests {
  @Test(arguments: Fault.allCases)
  func `a fault breaks the requirement that it names, and a right screen meets it`(
    fault: Fault
  ) async throws {
    let requirement = try #require(Requirement.all.first { $0.number == fault.rawValue })
    #expect(try await requirement.isMet(by: .faulty(nil), reporting: 0))
    #expect(try await !requirement.isMet(by: .faulty(fault), reporting: 0))
  }

  /// The requirements that no fault breaks.
  private nonisolated static let unbroken: Set = ["1.7", "3.6"]

  /// Leaves out the random walks, which almost every fault breaks, and what the faults name.
  @Test(
    arguments: Requirement.all.filter { requirement in
      !requirement.number.hasPrefix("10.") && !unbroken.contains(requirement.number)
        && !Fault.allCases.contains { $0.rawValue == requirement.number }
    })
  func `some fault breaks a requirement that none names`(requirement: Requirement) async throws {
    // The faults of the same group first, because one of them is likely to break it.
    let group = requirement.number.prefix { $0 != "." } + "."
    let faults = Fault.allCases.filter { $0.rawValue.hasPrefix(group) } + Fault.allCases
    for fault in faults {
      let isMet = try await requirement.isMet(by: .faulty(fault), reporting: 0)
      if !isMet { return }
    }
    Issue.record("Add a fault that breaks it, or list it as unbroken.")
  }
}
