import Catalogue
import TestSupport
import Testing

/// The page of all faults has what the parity suite finds.
struct FaultPageTests {
  @Test func `the page of faults has the requirements and a frame of each`() async throws {
    var page = Self.introduction
    for fault in Fault.allCases {
      page += "\n## \(fault.rawValue.dropLast())\n\n"
      page += "Fails \(fault.brokenRequirements.joined(separator: ", ")).\n"
      for requirement in Self.requirements(brokenBy: fault) {
        guard let frame = try await frame(of: requirement, failedBy: fault) else { continue }
        page += "\n\(requirement.number), “\(requirement.title)”, fails here:\n\n```\n\(frame)```\n"
        break
      }
    }
    try GeneratedFile.expect("Sources/Catalogue/Catalogue.docc/Faults.md", toBe: page)
  }

  /// The requirements that no fault breaks, without the random walks.
  private static let unbroken = Requirement.all
    .filter { !$0.number.hasPrefix("10.") && faultCount($0) == 0 }
    .map(\.number).joined(separator: ", ")

  private static let introduction = """
    # What each fault looks like

    All ways in which the parity suite makes the screen wrong. It builds each of them around a \
    screen that is right, and expects exactly these [requirements](../../../SPEC.md) to fail. If \
    your own architecture fails some of them, look for the same frame, or read the line “Most \
    likely” below the matrix.

    The screen is always that of \(Architecture.allCases[0].name). What surrounds it is wrong: a \
    service, the contacts, the refresh control, the search, or what the table asks and tells. \
    So no code of another architecture was broken to see its tests fail.

    *Exactly* leaves out the random walks of group 10, which almost every fault breaks. A normal run \
    checks the requirements of a fault and a sample of the others. All are checked if `EXHAUSTIVE` \
    is 1, as in `bash .ci/run`. No fault breaks \(unbroken): nothing shows that these can fail.

    A frame belongs to the first expectation that fails: it is the frame or the whole list that this \
    expectation compares, or else what a person sees then. In the second case it may look right, \
    because the expectation is about calls, objects or another screen. A fault has no frame if the \
    latest screen is closed by then, in all its requirements.

    """

  /// The requirements that a fault breaks; those that few other faults break come first.
  private static func requirements(brokenBy fault: Fault) -> [Requirement] {
    Requirement.all.filter { fault.brokenRequirements.contains($0.number) }
      .sorted { faultCount($0) < faultCount($1) }
  }

  private static func faultCount(_ requirement: Requirement) -> Int {
    Fault.allCases.count { $0.brokenRequirements.contains(requirement.number) }
  }

  /// The frame at the first failed expectation, without the empty lines below the list.
  private func frame(of requirement: Requirement, failedBy fault: Fault) async throws -> String? {
    let witness = Witness()
    let isMet = try await Person.$observer.withValue({ witness.person = $0 }) {
      try await requirement.isMet(by: .faulty(fault)) { issue in
        MainActor.assumeIsolated { witness.look(at: issue) }
        return nil
      }
    }
    #expect(!isMet)
    return witness.frame?.replacing(#/(│ +│\n){2,}/#) { "\($0.1)" }
  }
}

// MARK: -

/// Sees what a person sees when an expectation fails for the first time.
@MainActor
private final class Witness {
  /// The person in front of the newest screen, unless the requirement has let it go.
  weak var person: Person?

  private(set) var frame: String?
  private var hasLooked = false

  /// Keeps the frame that the first failed expectation has drawn, or else the one that is seen then.
  func look(at issue: Issue) {
    if !hasLooked { frame = issue.drawnFrame ?? person?.frame }
    hasLooked = true
  }
}

// MARK: -

extension Issue {
  /// The frame in the message of `expect(_:is:)`.
  ///
  /// A requirement that compares two screens may have opened the right one last.
  fileprivate var drawnFrame: String? {
    // Each line begins with a mark of two columns.
    comments.first?.rawValue.firstMatch(of: #/(?s)^drawn:\n(.. *┌.*?┘\n)/#).map { match in
      match.1.split(separator: "\n").map { "\($0.dropFirst(2))\n" }.joined()
    }
  }
}
