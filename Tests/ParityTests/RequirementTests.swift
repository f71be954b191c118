import Catalogue
import Foundation
import ListRendering
import Synchronization
import Testing

/// Checks every requirement on every architecture once, and prints the results as a matrix.
@Suite(.matrix)
struct RequirementTests {
  @Test(arguments: Requirement.selected)
  func `every architecture meets the requirement`(requirement: Requirement) async throws {
    for architecture in Architecture.selected where requirement.isOffered(by: architecture) {
      let isMet = try await requirement.isMet(by: architecture) { issue in
        var issue = issue
        issue.comments.insert("\(architecture) does not meet \(requirement)", at: 0)
        return issue
      }
      Matrix.results.withLock { $0[requirement.number, default: [:]][architecture.name] = isMet }
    }
  }

  @Test func `a requirement of a chapter that an architecture does not have is not offered`() {
    let plain = Architecture("Plain", portraits: false) { _, _, _ in UIViewController() }
    let matrix = Matrix.text(
      of: ["1.1": ["Plain": true], "1.2": ["Plain": false], "11.1": [:]], for: [plain])
    #expect(
      matrix.split(separator: "\n").map { $0.prefix(24).trimmingCharacters(in: .whitespaces) } == [
        "number       Plain", "1.1          passed", "1.2          FAILED",
        "11.1         not offered", "passed       1 of 2",
      ])
    #expect(Requirement.portraits.allSatisfy { !$0.isOffered(by: plain) })
    #expect(Requirement.deleting.allSatisfy { $0.isOffered(by: plain) })
  }

  @Test func `REQUIREMENT and ARCHITECTURE name what exists`() {
    #expect(!Requirement.selected.isEmpty, "no requirement has the number in REQUIREMENT")
    #expect(!Architecture.selected.isEmpty, "no architecture has the name in ARCHITECTURE")
  }
}
