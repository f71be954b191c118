import Employees
import SeededRandomness
import TestSupport
import Testing

@testable import Unidirectional

/// The reducer, step by step and with random actions.
@Suite(.withoutScreen) struct EmployeeListReducerTests {
  private static let asleep = EmployeeServiceError.unavailable(reason: "asleep")
  private static let locked = EmployeeServiceError.unavailable(reason: "locked")

  // MARK: - Step by step

  @Test func `opening, a pull and Retry load again and clear a refusal`() {
    for action in [EmployeeListAction.viewLoaded, .pulledToRefresh, .retryTapped] {
      var state = state(
        after: .employeesLoaded([.grace, .ada], request: 0), .deleteTapped(1),
        .deletionRefused(1, Self.locked))
      let list = state.list
      #expect(EmployeeListReducer.reduce(into: &state, action) == [.load(request: 1)])
      #expect(words(of: state) == ["◌ Refreshing…"])
      #expect(state.list == list)
    }
  }

  @Test func `a second request changes the state, so that it is rendered`() {
    var state = state(after: .viewLoaded)
    let requested = state
    #expect(
      EmployeeListReducer.reduce(into: &state, .pulledToRefresh) == [.load(request: 2)])
    #expect(state != requested)
  }

  @Test func `an answer to an earlier request changes nothing, before and after the latest one`() {
    let requested = state(after: .viewLoaded, .pulledToRefresh)
    let answers: [EmployeeListAction] = [
      .employeesLoaded([.ada], request: 1), .loadFailed(Self.asleep, request: 1),
    ]
    for answer in answers {
      var state = requested
      #expect(EmployeeListReducer.reduce(into: &state, answer) == [])
      #expect(state == requested)
      _ = EmployeeListReducer.reduce(into: &state, .employeesLoaded([.grace], request: 2))
      let loaded = state
      #expect(loaded.list.employees == [.grace])
      #expect(EmployeeListReducer.reduce(into: &state, answer) == [])
      #expect(state == loaded)
    }
  }

  @Test func `a failed load keeps the list and the search, and the next answer replaces the list`()
  {
    var state = state(
      after: .employeesLoaded([.grace, .ada], request: 0), .searchTextChanged("ada"), .viewLoaded)
    let list = state.list
    #expect(EmployeeListReducer.reduce(into: &state, .loadFailed(Self.asleep, request: 1)) == [])
    #expect(words(of: state) == ["Could not load the list: \(Self.asleep)", "[Retry]"])
    #expect(state.list == list)
    let answer = EmployeeListAction.employeesLoaded([.ada, .alan], request: 1)
    #expect(EmployeeListReducer.reduce(into: &state, answer) == [])
    #expect(words(of: state) == [])
    #expect(state.list.employees == [.ada])
    #expect(state.list.count == 2)
    #expect(state.list.searchText == "ada")
  }

  @Test func `a tap and a selection return an effect, and change nothing`() {
    let loaded = state(after: .employeesLoaded(.samples, request: 0))
    let cases: [(EmployeeListAction, [EmployeeListEffect])] = [
      (.callTapped(1), [.call(phone: "+1-202-555-0101", 1)]),
      (.writeTapped(2), [.write(address: "alan@example.org", 2)]),
      (.employeeSelected(5), [.openProfile(.hypatia)]),
      // Hypatia has no phone and no address, and nobody has the id 99.
      (.callTapped(5), []), (.writeTapped(5), []), (.employeeSelected(99), []),
    ]
    for (action, effects) in cases {
      var state = loaded
      #expect(EmployeeListReducer.reduce(into: &state, action) == effects, "\(action)")
      #expect(state == loaded, "\(action)")
    }
  }

  @Test func `a swipe removes the employee, and a refusal restores the list with a reason`() {
    let loaded = state(after: .employeesLoaded([.grace, .alan, .ada], request: 0))
    var state = loaded
    #expect(EmployeeListReducer.reduce(into: &state, .deleteTapped(2)) == [.delete(2)])
    #expect(state.list.employees == [.grace, .ada])
    #expect(EmployeeListReducer.reduce(into: &state, .deletionRefused(2, Self.locked)) == [])
    #expect(state.list == loaded.list)
    #expect(words(of: state) == ["Could not delete Alan Turing: \(Self.locked)"])
  }

  @Test func `a search shows only the employees that match, until it is cleared`() {
    var state = state(after: .employeesLoaded(.samples, request: 0))
    #expect(EmployeeListReducer.reduce(into: &state, .searchTextChanged("eotvos")) == [])
    #expect(state.list.employees == [.rozsa])
    #expect(EmployeeListReducer.reduce(into: &state, .searchTextChanged("")) == [])
    #expect(state.list.employees == .samples)
  }

  // MARK: - Random actions

  @Test func `the same state and the same action always give the same result`() {
    let seed = UInt64(Repetition.fuzzSeed)
    var random = SeededGenerator(seed: seed)
    var state = EmployeeListState()
    var steps: [Step] = []
    for _ in 0..<300 {
      let step = Step(of: .random(in: state, from: &random), in: state)
      steps.append(step)
      state = step.after
    }
    // In another order, so that a result that depended on earlier calls would be another one.
    for step in steps.shuffled(using: &random) {
      #expect(Step(of: step.action, in: step.before) == step, "seed \(seed)")
    }
  }

  @Test func `a deletion survives every action except its refusal`() {
    let seed = UInt64(Repetition.fuzzSeed)
    var random = SeededGenerator(seed: seed)
    var state = state(after: .employeesLoaded(.samples, request: 0), .deleteTapped(1))
    for _ in 0..<300 {
      let action = EmployeeListAction.random(in: state, from: &random)
      if case .deletionRefused(1, _) = action { continue }
      state = Step(of: action, in: state).after
      #expect(!state.list.employees.contains(.grace), "\(action), seed \(seed)")
    }
    let latest = state.latestRequest
    _ = EmployeeListReducer.reduce(into: &state, .employeesLoaded(.samples, request: latest))
    _ = EmployeeListReducer.reduce(into: &state, .searchTextChanged(""))
    _ = EmployeeListReducer.reduce(into: &state, .deletionRefused(1, Self.locked))
    #expect(state.list.employees.contains(.grace))
  }

  // MARK: -

  private func state(after actions: EmployeeListAction...) -> EmployeeListState {
    actions.reduce(EmployeeListState()) { Step(of: $1, in: $0).after }
  }

  private func words(of state: EmployeeListState) -> [String] {
    state.status.words(above: state.list)
  }
}

// MARK: -

/// An action, with the state before and after it.
private struct Step: Equatable {
  let action: EmployeeListAction
  let before: EmployeeListState
  let after: EmployeeListState
  let effects: [EmployeeListEffect]

  init(of action: EmployeeListAction, in state: EmployeeListState) {
    var after = state
    self.action = action
    before = state
    effects = EmployeeListReducer.reduce(into: &after, action)
    self.after = after
  }
}

extension EmployeeListAction {
  /// Returns any action for any employee, as an answer to the latest request or the one before.
  fileprivate static func random(
    in state: EmployeeListState, from random: inout SeededGenerator
  ) -> EmployeeListAction {
    let request = state.latestRequest - Int.random(in: 0...1, using: &random)
    let employee = [Employee].samples.randomElement(using: &random)!
    let error = EmployeeServiceError.unavailable(reason: "asleep")
    let employees = [Employee].samples.filter { _ in Bool.random(using: &random) }
    let text = ["", " ", "a", "eot", "xyz"].randomElement(using: &random)!
    let actions: [EmployeeListAction] = [
      .viewLoaded, .pulledToRefresh, .retryTapped,
      .employeesLoaded(employees, request: request), .loadFailed(error, request: request),
      .searchTextChanged(text), .deleteTapped(employee.id),
      .deletionRefused(employee.id, error), .callTapped(employee.id),
      .writeTapped(employee.id), .employeeSelected(employee.id),
    ]
    return actions.randomElement(using: &random)!
  }
}
