import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// What the workplaces show of a state; `ParityTests` has what a person sees of them.
@Suite(.withoutScreen) struct WorkplaceListSelectorsTests {
  private var state = EmployeeListState()

  private var content: WorkplaceListContent { WorkplaceListSelectors.content(of: state) }

  @Test mutating func `a workplace is a heading with its employees`() {
    #expect(content.title == "Workplaces")
    #expect(content.sections.map(\.rows) == [[.message("Loading…")]])
    state.list.replace(with: [.alan])
    state.status.requestStarted()
    let alan = WorkplaceListSection.Row.info(
      photo: "alan.png", name: "Alan Turing", specialization: "Computability")
    #expect(content.title == "1 workplace")
    #expect(content.sections.map(\.id) == [.status, .workplace("Bletchley Park")])
    #expect(content.sections.map(\.rows) == [[], [.heading("Bletchley Park"), alan]])
    #expect(content.isRefreshing)
  }

  @Test mutating func `a failure has its message and Retry`() {
    state.status.requestFailed(.unavailable(reason: "asleep"))
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(content.sections.map(\.rows) == [[.message(failure), .retry(title: "Retry")]])
  }
}
