import Catalogue
import Foundation
import Synchronization
import Testing
import UIKit

/// Checks every requirement on every architecture once, and prints the results as a matrix.
@Suite(.matrix)
struct RequirementTests {
  private let plain = Architecture("Plain", portraits: false) { _, _, _ in UIViewController() }
  private let draft = Architecture("New", portraits: true, isDraft: true) { _, _, _ in
    UIViewController()
  }

  @Test(arguments: Requirement.selected)
  func `every architecture meets the requirement`(requirement: Requirement) async throws {
    for architecture in Architecture.checked where requirement.isOffered(by: architecture) {
      let isMet = try await requirement.isMet(by: architecture)
      Matrix.results.withLock { $0[requirement.number, default: [:]][architecture.name] = isMet }
    }
  }

  @Test func `a requirement of a chapter that an architecture does not have is not offered`() {
    let matrix = Matrix.text(
      of: ["1.1": ["Plain": true, "New": true], "1.2": ["Plain": false], "11.1": [:]],
      for: [plain, draft])
    #expect(
      matrix.split(separator: "\n").prefix(5).map {
        $0.prefix(37).trimmingCharacters(in: .whitespaces)
      } == [
        "number       Plain        New (draft)", "1.1          passed       passed",
        "1.2          FAILED       not yet", "11.1         not offered  not yet",
        "passed       1 of 2       1 of 3",
      ])
    #expect(Requirement.portraits.allSatisfy { !$0.isOffered(by: plain) })
    #expect(Requirement.deleting.allSatisfy { $0.isOffered(by: plain) })
  }

  @Test func `a failure names the requirement, and that of a draft is only listed`() async throws {
    let failing = Requirement("0.1", "Retry is shown") { _ in Issue.record("a wrong frame") }
    let nested = Requirement("", "") { architecture in
      let isMet = try await failing.isMet(by: architecture)
      #expect(!isMet)
    }
    let comments = Mutex<[String]>([])
    for architecture in [draft, plain] {
      _ = try await nested.isMet(by: architecture) { issue in
        comments.withLock { $0 += issue.comments.map(\.rawValue) }
        return nil
      }
    }
    #expect(
      comments.withLock { $0 } == ["Plain does not meet 0.1 Retry is shown", "a wrong frame"])
  }

  @Test(.enabled(if: Requirement.selected.count > 1))
  func `ten requirements report two issues, and the others only that they fail`() async throws {
    let broken = Architecture("Broken", portraits: true) { _, _, _ in UIViewController() }
    let other = Architecture("Other", portraits: true) { _, _, _ in UIViewController() }
    let nested = Requirement("", "") { architecture in
      for number in (1...12).map(String.init) + ["3"] {
        _ = try await Requirement(number, "") { _ in
          for text in ["first", "second", "third"] { Issue.record(Comment(rawValue: text)) }
        }.isMet(by: architecture)
      }
    }
    let comments = Mutex<[[String]]>([])
    _ = try await nested.isMet(by: broken) { issue in
      comments.withLock { $0.append(issue.comments.map(\.rawValue)) }
      return nil
    }
    let reported = comments.withLock { $0.map { Array($0.dropFirst()) } }
    let whole = Array(repeating: [["first"], ["second"]], count: 10).flatMap(\.self)
    #expect(reported == whole + [[], []] + whole.prefix(2))
    #expect(
      comments.withLock { $0[21] } == [
        "Broken does not meet 12 . To see why: ARCHITECTURE=Broken REQUIREMENT=12"
      ])
    // The next architecture does not repeat an explanation that an earlier one has shown.
    comments.withLock { $0 = [] }
    _ = try await nested.isMet(by: other) { issue in
      comments.withLock { $0.append(issue.comments.map(\.rawValue)) }
      return nil
    }
    #expect(
      comments.withLock { $0.map(\.count) } == Array(repeating: 1, count: 10) + [2, 2, 2, 2, 1])
  }

  @Test func `REQUIREMENT and ARCHITECTURE name what exists`() {
    #expect(!Requirement.selected.isEmpty, "no requirement has the number in REQUIREMENT")
    #expect(!Architecture.checked.isEmpty, "no architecture has the name in ARCHITECTURE")
    #expect(Architecture.all(named: nil).map(\.name) == Architecture.names)
    #expect(Architecture.all(named: "mvvm").map(\.name) == ["MVVM"])
    #expect(Architecture.all(named: "MVVM2").isEmpty)
  }
}
