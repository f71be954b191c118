import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// The content that the list shows of a state, tested with states that the test makes.
@Suite(.withoutScreen) struct EmployeeListSelectorsTests {
  private var state = AppState()

  private var content: EmployeeListContent {
    EmployeeListSelectors.content(of: EmployeeListSlice(state))
  }

  // MARK: - Rows

  @Test mutating func `an employee has a row for the name, for each workplace and for each button`()
  {
    state.employees.roster.requestAnswered(with: [.grace, .alan, .rozsa, .hypatia])
    let expected: [[EmployeeListSection.Row]] = [
      [],
      [
        .info(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers"),
        .workplace("Vassar College"), .workplace("Remington Rand"),
        .button(
          .call("Grace Hopper"),
          .contactTapped(.call("+1-202-555-0101", employee: 1))),
        .button(
          .write(to: "Grace Hopper"),
          .contactTapped(.write("grace@example.org", employee: 1))),
      ],
      [
        .info(photo: "alan.png", name: "Alan Turing", specialization: "Computability"),
        .workplace("Bletchley Park"),
        .button(
          .write(to: "Alan Turing"),
          .contactTapped(.write("alan@example.org", employee: 2))),
      ],
      [
        .info(photo: nil, name: "Rózsa Péter", specialization: "Recursive functions"),
        .workplace("Eötvös Loránd University"),
        .button(
          .call("Rózsa Péter"),
          .contactTapped(.call("+1-202-555-0103", employee: 3))),
      ],
      [.info(photo: nil, name: "Hypatia", specialization: "Mathematics")],
    ]
    #expect(content.sections.map(\.rows) == expected)
    #expect(content.sections.map(\.id.employeeID) == [nil, 1, 2, 3, 5])
  }

  @Test mutating func `a refusal is with its employee, or in the status if the search hides them`()
  {
    let asleep = EmployeeServiceError.unavailable(reason: "asleep")
    let locked = EmployeeServiceError.unavailable(reason: "locked")
    state.employees.roster.requestAnswered(with: [.hypatia, .grace])
    state.employees.roster.changeRefused(.deletion(1), locked)
    state.employees.roster.changeRefused(.deletion(5), locked)
    state.employees.roster.requestFailed(asleep)
    state.list.search = EmployeeSearch("hypatia")
    let expected: [[EmployeeListSection.Row]] = [
      [
        .message("Could not load the list: \(asleep)"),
        .message("Could not delete Grace Hopper: \(locked)"),
        .button(.retry, .retryTapped),
      ],
      [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not delete Hypatia: \(locked)"),
      ],
    ]
    #expect(content.sections.map(\.rows) == expected)
  }

  @Test mutating func `names and workplaces can be selected, and only a name can be deleted`() {
    state.employees.roster.requestAnswered(with: [.grace])
    let rows = content.sections[1].rows
    #expect(rows.map(\.isSelectable) == [true, true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false])
  }

  // MARK: - Updating

  @Test mutating func `the title has the count, and the refresh control a request over a list`() {
    var contents = [content]
    state.employees.roster.requestAnswered(with: [.grace, .ada])
    contents.append(content)
    state.list.search = EmployeeSearch(" ada ")
    state.employees.roster.requestStarted()
    contents.append(content)
    #expect(contents.map(\.title) == ["Employees", "2 employees", "1 of 2 employees"])
    #expect(contents.map(\.searchText) == [nil, nil, "ada"])
    #expect(contents.map(\.isRefreshing) == [false, false, true])
  }
}
