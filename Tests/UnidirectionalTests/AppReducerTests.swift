import Employees
import SeededRandomness
import TestSupport
import Testing

@testable import Unidirectional

/// The reducer with the reducers of its parts, tested with values only.
@Suite(.withoutScreen) struct AppReducerTests {
  private let asleep = EmployeeServiceError.unavailable(reason: "asleep")
  private let locked = EmployeeServiceError.unavailable(reason: "locked")

  // MARK: - Loading

  @Test func `opening the list, a pull, and Retry request the employees and clear a refusal`() {
    for action in [EmployeeListAction.viewLoaded, .pulledToRefresh, .retryTapped] {
      var state = state(
        after: .employees(.loaded([.grace, .ada], request: 0)),
        .employees(.changeRefused(.deletion(1), locked)))
      #expect(AppReducer.reduce(into: &state, .list(action)) == [.load(request: 1)])
      let roster = state.employees.roster
      #expect(roster.words(for: state.list.search) == ["◌ Refreshing…"])
      #expect([roster.refusals.count, roster.employees.count] == [0, 2])
    }
  }

  @Test func `an answer to an earlier request changes nothing, before and after the latest one`() {
    let requested = state(after: .list(.viewLoaded), .list(.pulledToRefresh))
    var loaded = requested
    _ = AppReducer.reduce(into: &loaded, .employees(.loaded([.grace], request: 2)))
    #expect(loaded.employees.roster.employees == [.grace])
    let answers: [EmployeesAction] = [
      .loaded([.ada], request: 1), .loadFailed(asleep, request: 1),
    ]
    for answer in answers {
      for before in [requested, loaded] {
        var state = before
        #expect(AppReducer.reduce(into: &state, .employees(answer)) == [])
        #expect(state == before)
      }
    }
  }

  @Test func `a failed request keeps the employees and the search`() {
    let state = state(
      after: .employees(.loaded([.grace, .ada], request: 0)), .list(.searchTextChanged("ada")),
      .list(.retryTapped), .employees(.loadFailed(asleep, request: 1)))
    let (roster, search) = (state.employees.roster, state.list.search)
    #expect(roster.words(for: search) == ["Could not load the list: \(asleep)", "[Retry]"])
    #expect(search.results(in: roster.employees) == [.ada])
  }

  // MARK: - Taps

  @Test func `a tap and a selection return an effect, and change nothing`() {
    let loaded = state(after: .employees(.loaded(.samples, request: 0)))
    let call = Contact.call("+1-202-555-0101", employee: 1)
    let effects: [(EmployeeListAction, [AppEffect])] = [
      (.contactTapped(call), [.contact(call)]), (.employeeSelected(5), [.openProfile(.hypatia)]),
      // Nobody has this id.
      (.employeeSelected(99), []),
    ]
    for (action, expected) in effects {
      var state = loaded
      #expect(AppReducer.reduce(into: &state, .list(action)) == expected, "\(action)")
      #expect(state == loaded, "\(action)")
    }
  }

  // MARK: - Searching

  @Test func `a search changes the part of the list only`() {
    let loaded = state(after: .employees(.loaded(.samples, request: 0)))
    var state = loaded
    #expect(AppReducer.reduce(into: &state, .list(.searchTextChanged(" eotvos "))) == [])
    #expect(state.employees == loaded.employees)
    #expect(state.list.search.results(in: .samples) == [.rozsa])
  }

  // MARK: - Deleting

  @Test func `a refused deletion brings the employee back, with the reason`() {
    var state = AppState()
    state.employees.roster.requestAnswered(with: [.ada, .hypatia])

    let tap = AppAction.list(.deleteTapped(Employee.hypatia.id))
    #expect(AppReducer.reduce(into: &state, tap) == [.change(.deletion(Employee.hypatia.id))])
    let hidden = EmployeeListSelectors.content(of: EmployeeListSlice(state))
    #expect(hidden.title == "1 employee")

    let error = EmployeeServiceError.unavailable(reason: "locked")
    let refusal = AppAction.employees(.changeRefused(.deletion(Employee.hypatia.id), error))
    #expect(AppReducer.reduce(into: &state, refusal) == [])
    let shown = EmployeeListSelectors.content(of: EmployeeListSlice(state))
    #expect(shown.title == "2 employees")
    #expect(
      shown.sections.last?.rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not delete Hypatia: service unavailable: locked"),
      ])
  }

  @Test func `only an answer to a later request brings a deleted employee back`() {
    var state = state(
      after: .employees(.loaded([.grace, .ada], request: 0)), .list(.pulledToRefresh),
      .list(.deleteTapped(1)), .employees(.changeConfirmed(.deletion(1))),
      .employees(.loaded([.grace, .ada], request: 1)))
    #expect(state.employees.roster.employees == [.ada])
    reduce(&state, .list(.pulledToRefresh), .employees(.loaded([.grace, .ada], request: 2)))
    #expect(state.employees.roster.employees == [.grace, .ada])
  }

  @Test func `a running deletion survives every action except its answer`() {
    let seed = UInt64(Repetition.fuzzSeed)
    var random = SeededGenerator(seed: seed)
    var state = state(
      after: .employees(.loaded(.samples, request: 0)), .list(.deleteTapped(Employee.grace.id)))
    for _ in 0..<300 {
      let action = AppAction.random(in: state, from: &random)
      reduce(&state, action)
      #expect(!state.employees.roster.employees.contains(.grace), "\(action), seed \(seed)")
    }
    let latest = state.employees.latestRequest
    reduce(
      &state, .employees(.loaded(.samples, request: latest)),
      .employees(.changeRefused(.deletion(Employee.grace.id), locked)))
    #expect(state.employees.roster.employees.contains(.grace))
  }

  // MARK: -

  private func state(after actions: AppAction...) -> AppState {
    actions.reduce(into: AppState()) { reduce(&$0, $1) }
  }

  private func reduce(_ state: inout AppState, _ actions: AppAction...) {
    for action in actions { _ = AppReducer.reduce(into: &state, action) }
  }
}

// MARK: -

extension AppAction {
  /// Returns a random action that doesn't answer a deletion of Grace.
  fileprivate static func random(
    in state: AppState, from random: inout SeededGenerator
  ) -> AppAction {
    let request = state.employees.latestRequest - Int.random(in: 0...1, using: &random)
    let employees = [Employee].samples.filter { _ in Bool.random(using: &random) }
    let employee = [Employee].samples.randomElement(using: &random)!
    let other = [Employee].samples.dropFirst().randomElement(using: &random)!
    let error = EmployeeServiceError.unavailable(reason: "asleep")
    let text = ["", " ", "a", "eot", "xyz"].randomElement(using: &random)!
    let actions: [AppAction] = [
      .list(.viewLoaded), .list(.pulledToRefresh), .list(.retryTapped),
      .list(.searchTextChanged(text)), .list(.employeeSelected(employee.id)),
      .list(.deleteTapped(employee.id)), .employees(.loaded(employees, request: request)),
      .employees(.loadFailed(error, request: request)),
      .employees(.changeConfirmed(.deletion(other.id))),
      .employees(.changeRefused(.deletion(other.id), error)),
    ]
    return actions.randomElement(using: &random)!
  }
}
