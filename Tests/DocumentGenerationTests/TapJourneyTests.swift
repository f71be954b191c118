import Testing
import Traces

@testable import DocumentGeneration

/// The calls that the page of an architecture lists.
struct TapJourneyTests {
  @Test func `a journey lists the calls of a page and counts those in a trace`() {
    let page = """
      Text.
      **Every call:** `UIButton.sendActions` → `View.tapped` (set by `Cells.make`) → `Presenter.call`.

      """
    let journey = TapJourney(page: page)
    let trace = Trace(
      "1. UIButton → Cell: touchUpInside\n2. A → View: tapped(1)\n3. A → Presenter: callBack()")
    let calls = journey.calls.map { "\($0.type).\($0.method)" }
    #expect(calls == ["UIButton.sendActions", "View.tapped", "Presenter.call"])
    #expect(journey.callCount(in: trace) == 2)
    #expect(journey.callCount(in: Trace("1. A → UIButton: sendActions()")) == 0)
  }
}
