import Catalogue
import Employees
import Foundation
import TestSupport
import Testing

/// 10 The random walk: whatever happens in whatever order, the screen is what it must be.
struct WalkTests {
  /// A few walks, or as many as the environment asks for.
  private static let seeds: ClosedRange<UInt64> = {
    let count = ProcessInfo.processInfo.environment["RANDOM_WALKS"].flatMap { UInt64($0) } ?? 3
    return 1...max(1, count)
  }()

  private static let stepCount = 240
  private static let width = 80
  private static let height = 14

  @Test(arguments: Architecture.allCases)
  func `10.1 Architectures that walk side by side cannot be told apart`(
    architecture: Architecture
  ) async {
    // Each walks with the one before it, and so all of them walk with each other.
    let all = Architecture.allCases
    let place = all.firstIndex { $0.name == architecture.name } ?? 1
    let companion = all[(place + all.count - 1) % all.count]
    for seed in Self.seeds {
      let person = Person(at: architecture, width: Self.width, height: Self.height)
      let other = Person(at: companion, width: Self.width, height: Self.height)
      await settle()
      await walk(seed: seed, by: person) { step in
        await other.perform(step)
        let isAlike = person.report == other.report
        return isAlike ? nil : "\(architecture):\n\(person.report)\n\(companion):\n\(other.report)"
      }
    }
  }

  @Test(arguments: Architecture.allCases)
  func `10.2 Every step of a walk leads where the specification says`(
    architecture: Architecture
  ) async {
    for seed in Self.seeds {
      var expected = ExpectedScreen(width: Self.width, height: Self.height)
      var person: Person? = Person(at: architecture, width: Self.width, height: Self.height)
      await settle()
      await walk(seed: seed, by: person!) { step in
        expected.perform(step)
        expected.findPlace(in: person!.content)
        let isExpected = person!.report == expected.report
        return isExpected ? nil : "drawn:\n\(person!.report)\nexpected:\n\(expected.report)"
      }
      let parts = person?.screenParts ?? []
      person = nil
      await settle()
      #expect(parts.filter(\.isAlive).map(\.name) == [], "seed \(seed)")
    }
  }

  /// Takes random steps until the walk ends, or something is wrong.
  private func walk(
    seed: UInt64, by person: Person, check: (Step) async -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var steps = RandomSteps(seed: seed)
    var taken: [Step] = []
    while taken.count < Self.stepCount {
      let step = steps.next(for: person)
      taken.append(step)
      await person.perform(step)
      if let fault = await check(step) {
        let path = zip(1..., taken).map { "\($0). \($1)" }.joined(separator: "\n")
        Issue.record("seed \(seed)\n\(path)\n\(fault)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}
