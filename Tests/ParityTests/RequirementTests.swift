import Catalogue
import Foundation
import Synchronization
import Testing
import UIKit

/// Checks every requirement on every architecture once, and prints the results as a matrix.
@Suite(.matrix)
struct RequirementTests {
  @Test(arguments: Requirement.selected, Architecture.checked)
  func `every architecture meets the requirement`(
    requirement: Requirement, architecture: Architecture
  ) async throws {
    guard requirement.isOffered(by: architecture) else { return }
    let isMet = try await requirement.isMet(
      by: architecture, reporting: architecture.isExcused ? 0 : Requirement.reportedIssues)
    Matrix.results.withLock { $0[requirement.number, default: [:]][architecture.name] = isMet }
  }

  @Test func `a requirement of a chapter that an architecture does not have is not offered`() {
    let plain = Architecture("Plain", portraits: false) { _, _, _ in UIViewController() }
    let draft = Architecture("New", isDraft: true) { _, _, _ in
      UIViewController()
    }
    let matrix = Matrix.text(
      of: ["1.1": ["Plain": true, "New": true], "1.2": ["Plain": false], "11.1": [:]],
      for: [plain, draft])
    let cells = matrix.split(separator: "\n").prefix(5).map {
      $0.prefix(37).trimmingCharacters(in: .whitespaces)
    }
    #expect(
      cells == [
        "number       Plain        New (draft)", "1.1          passed       passed",
        "1.2          FAILED       not yet", "11.1         not offered  not yet",
        "passed       1 of 2       1 of 3",
      ])
  }

  @Test func `REQUIREMENT and ARCHITECTURE name what exists`() {
    #expect(!Requirement.selected.isEmpty, "no requirement has the number in REQUIREMENT")
    #expect(!Architecture.checked.isEmpty, "no architecture has the name in ARCHITECTURE")
  }
}
