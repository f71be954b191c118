import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// What the view shows of a state, tested with states that the test makes.
@Suite(.withoutScreen) struct EmployeeListSelectorsTests {
  private var state = EmployeeListState()

  private var content: EmployeeListContent { EmployeeListSelectors.content(of: state) }

  // MARK: - Rows

  @Test mutating func `an employee has a row for the name, for each workplace and for each button`()
  {
    state.list.replace(with: [.grace, .alan, .rozsa, .hypatia])
    #expect(
      content.sections.map(\.rows) == [
        [],
        [
          .info(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers"),
          .workplace("Vassar College"), .workplace("Remington Rand"),
          .button(title: "Call", .call(1)),
          .button(title: "Write a letter", .write(1)),
        ],
        [
          .info(photo: "alan.png", name: "Alan Turing", specialization: "Computability"),
          .workplace("Bletchley Park"),
          .button(title: "Write a letter", .write(2)),
        ],
        [
          .info(photo: nil, name: "Rózsa Péter", specialization: "Recursive functions"),
          .workplace("Eötvös Loránd University"),
          .button(title: "Call", .call(3)),
        ],
        [.info(photo: nil, name: "Hypatia", specialization: "Mathematics")],
      ])
    let ids: [EmployeeListSectionID] = [1, 2, 3, 5].map { .employee($0) }
    #expect(content.sections.map(\.id) == [.status] + ids)
  }

  @Test mutating func `the status has Retry after a failed load, a refused employee the reason`() {
    let asleep = EmployeeServiceError.unavailable(reason: "asleep")
    let locked = EmployeeServiceError.unavailable(reason: "locked")
    state.list.replace(with: [.hypatia])
    state.status.deletionRefused(of: 5, locked)
    state.status.requestFailed(asleep)
    #expect(
      content.sections.map(\.rows) == [
        [.message("Could not load the list: \(asleep)"), .button(title: "Retry", .retry)],
        [
          .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
          .message("Could not delete Hypatia: \(locked)"),
        ],
      ])
  }

  @Test mutating func `names and workplaces can be selected, and only a name can be deleted`() {
    state.list.replace(with: [.grace])
    let rows = content.sections[1].rows
    #expect(rows.map(\.isSelectable) == [true, true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false])
  }

  // MARK: - Updating

  @Test mutating func `a search and a request over a list are in the content`() {
    #expect(content.title == "Employees")
    #expect(content.searchText == nil)
    #expect(!content.isRefreshing)
    state.list.replace(with: [.grace, .ada])
    state.list.search(" ada ")
    state.status.requestStarted()
    #expect(content.title == "1 of 2 employees")
    #expect(content.searchText == "ada")
    #expect(content.isRefreshing)
  }
}
