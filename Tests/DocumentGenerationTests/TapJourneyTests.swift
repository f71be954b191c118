import Testing
import Traces

@testable import DocumentGeneration

/// The calls from a tap to the action.
struct TapJourneyTests {
  private let journey = TapJourney(setBy: "`Cells.make`", "Presenter.call")

  @Test func `a journey counts the calls that are also in a trace`() {
    let trace = Trace(
      "1. UIButton → Cell: touchUpInside\n2. A → ButtonView: tapped(1)\n3. A → Presenter: callBack()"
    )
    #expect(journey.callCount(in: trace) == 2)
    #expect(journey.callCount(in: Trace("1. A → UIButton: sendActions()")) == 0)
  }

  @Test func `a page lists the calls, and who set the closure`() {
    #expect(
      journey.markdown == """
        **The calls, without those that only return a value:** `UIButton.sendActions` → \
        `ButtonView.tapped` (set by `Cells.make`) → `Presenter.call` → `ContactService.call`.
        """)
  }
}
