import Catalogue
import Foundation
import Synchronization
import Testing

/// A numbered statement about the screen, and the check that proves it.
nonisolated struct Requirement: Sendable {
  typealias Check = @MainActor @Sendable (Architecture) async throws -> Void

  /// The group and the place in it, such as 5.4.
  let number: String

  /// The claim, which a reader understands without the other requirements.
  let title: String

  /// Details that the title leaves out; may be empty.
  let text: String

  /// The chapter that an architecture must offer to be checked, `nil` for the list itself.
  let chapter: Architecture.Chapter?

  /// Records an issue if an architecture does not meet the requirement.
  let check: Check

  init(
    _ number: String, _ title: String, _ text: String = "",
    chapter: Architecture.Chapter? = nil, check: @escaping Check
  ) {
    self.number = number
    self.title = title
    self.text = text
    self.chapter = chapter
    self.check = check
  }
}

// MARK: -

nonisolated extension Requirement {
  /// The whole specification, group by group.
  static let groups: [(title: String, requirements: [Requirement])] = [
    ("Rendering", rendering), ("Reuse", reuse), ("Taps", taps),
    ("Selection and navigation", selection), ("Updates", updates), ("Search", search),
    ("Deleting", deleting), ("States", states), ("Lifetime", lifetime), ("Random walks", walks),
    ("Portraits", portraits), ("Profile", profile),
  ]

  /// The numbers that are not used again, by group.
  static let removed: [Int: Set<Int>] = [2: [4], 4: [5, 7], 5: [5, 6]]

  /// Every requirement, in the order of the numbers.
  static let all = groups.flatMap(\.requirements)

  /// The requirements to check: all of them, or only the number or group in `REQUIREMENT`.
  static var selected: [Requirement] {
    guard let wanted = ProcessInfo.processInfo.environment["REQUIREMENT"] else { return all }
    return all.filter { $0.number == wanted || $0.number.hasPrefix("\(wanted).") }
  }

  /// The requirements as Markdown, as they stand in `SPEC.md`.
  static var document: String {
    let groups = zip(1..., groups).map { number, group in
      let items = group.requirements.map { requirement in
        let text = requirement.text.isEmpty ? "" : " \(requirement.text)"
        return "- **\(requirement).**\(text)\n"
      }
      return "## \(number) \(group.title)\n\n" + items.joined()
    }
    return groups.joined(separator: "\n")
  }
}

// MARK: -

nonisolated extension Requirement: CustomStringConvertible {
  /// The number and the title.
  var description: String { "\(number) \(title)" }
}

// MARK: -

nonisolated extension Requirement {
  /// Whether an architecture has the part of the screen that the requirement is about.
  func isOffered(by architecture: Architecture) -> Bool {
    chapter.map(architecture.chapters.contains) ?? true
  }

  /// The number of issues that a check reports: two, because a screen that shows nothing fails almost
  /// everything, or all if `REQUIREMENT` selects the check alone.
  static var reportedIssues: Int { selected.count == 1 ? .max : 2 }

  /// Runs the check on an architecture.
  ///
  /// - Parameter limit: The number of issues that the current test records; it drops the others.
  /// - Returns: Whether the check recorded no issue.
  func isMet(by architecture: Architecture, reporting limit: Int) async throws -> Bool {
    let count = IssueCount()
    let issues = IssueHandlingTrait.compactMapIssues { issue in
      count.next() <= limit ? issue : nil
    }
    let test = try #require(Test.current)
    try await issues.provideScope(for: test, testCase: .current) {
      do {
        try await check(architecture)
      } catch is ExpectationFailedError {
        // `#require` has recorded its issue before it throws.
      } catch {
        Issue.record(error)
      }
    }
    return count.next() == 1
  }
}

// MARK: -

/// Numbers the issues that a check records, in any task.
private nonisolated final class IssueCount: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
