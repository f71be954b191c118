import SourceAnalysis
import Testing

@testable import SideBySide

struct ConcernTests {
  /// Purpose: an empty column is explained, and no explanation outlives its reason.
  @Test func `each concern of a core has code, or a reason why it has none`() throws {
    for source in try DocumentFacts.ofThisPackage.get().sources {
      let holes = Concern.allCases.filter { concern in
        !concern.isChapter && (source.concerns[concern] ?? []).isEmpty
      }
      let reasons = Concern.reasonsWithoutCode[source.name] ?? [:]
      #expect(Set(holes) == Set(reasons.keys), "\(source.name)")
    }
  }
}
