import Catalogue
import Synchronization
import Testing

/// Checks every requirement on every architecture once, and prints the results as a matrix.
@Suite(.matrix)
struct RequirementTests {
  @Test(arguments: Requirement.selected)
  func `every architecture meets the requirement`(requirement: Requirement) async throws {
    for architecture in Architecture.selected {
      let isMet = try await requirement.isMet(by: architecture) { issue in
        var issue = issue
        issue.comments.insert("\(architecture) does not meet \(requirement)", at: 0)
        return issue
      }
      Matrix.results.withLock { $0[requirement.number, default: [:]][architecture.name] = isMet }
    }
  }

  @Test func `REQUIREMENT and ARCHITECTURE name what exists`() {
    #expect(!Requirement.selected.isEmpty, "no requirement has the number in REQUIREMENT")
    #expect(!Architecture.selected.isEmpty, "no architecture has the name in ARCHITECTURE")
  }
}
