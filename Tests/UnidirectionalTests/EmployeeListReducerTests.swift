import Employees
import Foundation
import TestSupport
import Testing

@testable import Unidirectional

/// The reducer, step by step and with every action in every kind of state.
struct EmployeeListReducerTests {
  private static let asleep = EmployeeServiceError.unavailable(reason: "asleep")
  private static let locked = EmployeeServiceError.unavailable(reason: "locked")

  // MARK: - Step by step

  @Test func `opening, a pull and Retry load again and clear a refusal`() {
    for action in [EmployeeListAction.opened, .pulledToRefresh, .retryTapped] {
      var state = state(after: .employeesLoaded([.grace, .ada]), .employeeSwiped(1))
      _ = EmployeeListReducer.reduce(into: &state, .deletionRefused(1, Self.locked))
      #expect(EmployeeListReducer.reduce(into: &state, action) == [.load])
      #expect((state.load, state.refusal) == (.loading, nil))
      #expect(state.list.shown == [.grace, .ada])
    }
  }

  @Test func `a failed load keeps the list and the search, and the next answer replaces the list`()
  {
    var state = state(after: .employeesLoaded([.grace, .ada]), .searchTextChanged("ada"))
    let list = state.list
    #expect(EmployeeListReducer.reduce(into: &state, .loadFailed(Self.asleep)) == [])
    #expect((state.load, state.list) == (.failed(Self.asleep), list))
    #expect(EmployeeListReducer.reduce(into: &state, .employeesLoaded([.ada, .alan])) == [])
    #expect((state.load, state.list.shown, state.list.count) == (.loaded, [.ada], 2))
  }

  @Test func `a tap and a selection return an effect with the employee, and change nothing`() {
    let loaded = state(after: .employeesLoaded(.samples))
    let cases: [(EmployeeListAction, [EmployeeListEffect])] = [
      (.callTapped(1), [.call(phone: "+1-202-555-0101", 1)]), (.callTapped(2), []),
      (.writeTapped(1), [.write(address: "grace@example.org", 1)]), (.writeTapped(3), []),
      (.employeeSelected(5), [.showProfile(.hypatia)]), (.employeeSelected(99), []),
    ]
    for (action, effects) in cases {
      var state = loaded
      #expect(EmployeeListReducer.reduce(into: &state, action) == effects, "\(action)")
      #expect(state == loaded, "\(action)")
    }
  }

  @Test func `a swipe removes the employee, and a refusal restores the list with a reason`() {
    let loaded = state(after: .employeesLoaded([.grace, .alan, .ada]))
    var state = loaded
    #expect(EmployeeListReducer.reduce(into: &state, .employeeSwiped(2)) == [.delete(2)])
    #expect(state.list.shown == [.grace, .ada])
    #expect(EmployeeListReducer.reduce(into: &state, .deletionRefused(2, Self.locked)) == [])
    #expect(state.list == loaded.list)
    #expect(state.refusal == EmployeeListStatus.Refusal(name: "Alan Turing", error: Self.locked))
  }

  // MARK: - Every action in every state

  @Test
  func `only opening, a pull and Retry request the list, and no other action clears a refusal`() {
    expectAlways { step in
      switch step.action {
      case .opened, .pulledToRefresh, .retryTapped:
        step.effects == [.load] && step.after.load == .loading
          && step.after.refusal == nil && step.after.list == step.before.list
      default:
        !step.effects.contains(.load)
          && (step.before.refusal == nil || step.after.refusal != nil)
      }
    }
  }

  @Test func `an answer to a load causes no effect and keeps the search, and a failure the list`() {
    expectAlways { step in
      switch step.action {
      case .employeesLoaded(let employees):
        step.effects == [] && step.after.load == .loaded
          && step.after.list.query == step.before.list.query
          && step.after.list.shown.allSatisfy(employees.contains)
      case .loadFailed(let error):
        step.effects == [] && step.after.load == .failed(error)
          && step.after.list == step.before.list
      default:
        step.after.load == step.before.load || step.after.load == .loading
      }
    }
  }

  @Test func `an effect concerns an employee who is shown, and an unknown one has no effect`() {
    expectAlways { step in
      step.effects.allSatisfy { effect in
        switch effect {
        case .load, .prefetchPortraits: true
        case .loadPortrait(let id): step.after.portraits[id] == .loading
        case .cancelPortrait(let id): step.after.portraits[id] == nil
        case .delete(let id): step.before.employee(id) != nil && step.after.employee(id) == nil
        case .call(let phone, let id): step.before.employee(id)?.phone == phone
        case .write(let address, let id): step.before.employee(id)?.email == address
        case .showProfile(let employee): step.before.employee(employee.id) == employee
        }
      }
    }
  }

  @Test func `a tap, a selection and a swipe of an employee who is not shown change nothing`() {
    expectAlways { step in
      switch step.action {
      case .callTapped, .writeTapped, .employeeSelected:
        step.after == step.before
      case .employeeSwiped(let id) where step.before.employee(id) == nil:
        step.after == step.before && step.effects == []
      case .employeeSwiped(let id):
        step.effects == [.delete(id)]
      default:
        true
      }
    }
  }

  @Test func `a deletion survives every action except its refusal, which restores the list`() {
    for before in Self.states where before.employee(1) != nil {
      var deleted = before
      _ = EmployeeListReducer.reduce(into: &deleted, .employeeSwiped(1))
      for action in Self.actions where action != .deletionRefused(1, Self.locked) {
        var after = deleted
        _ = EmployeeListReducer.reduce(into: &after, action)
        #expect(after.employee(1) == nil, "\(action) in \(before)")
      }
      _ = EmployeeListReducer.reduce(into: &deleted, .deletionRefused(1, Self.locked))
      #expect(deleted.list == before.list && deleted.refusal?.name == "Grace Hopper")
    }
  }

  // MARK: - Portraits

  @Test func `after every five actions a portrait shows the latest answer to a row in view`() {
    let data = Data.portrait(of: 1)
    let actions: [EmployeeListAction] = [
      .infoAppeared(1), .infoDisappeared(1), .portraitRetryTapped(1), .portraitLoaded(1, data),
      .portraitFailed(1),
    ]
    for sequence in 0..<3125 {
      var state = EmployeeListState(showsPortraits: true)
      var rest = sequence
      for _ in 0..<5 {
        let action = actions[rest % 5]
        rest /= 5
        let before = state.portraits[1]
        let effects = EmployeeListReducer.reduce(into: &state, action)
        let expected: (Portrait?, [EmployeeListEffect]) =
          switch action {
          case .infoDisappeared: (nil, before == nil ? [] : [.cancelPortrait(1)])
          case .portraitLoaded: (before == nil ? nil : .loaded(data), [])
          case .portraitFailed: (before == nil ? nil : .failed, [])
          default: (.loading, [.loadPortrait(1)])
          }
        if (state.portraits[1], effects) != expected { Issue.record("\(action) after \(sequence)") }
      }
      #expect(state.list == EmployeeList())
    }
  }

  @Test func `a list without portraits loads none, and ignores which rows come next`() {
    var state = state(after: .employeesLoaded([.grace]))
    let loaded = state
    #expect(EmployeeListReducer.reduce(into: &state, .infoAppeared(1)) == [])
    #expect(EmployeeListReducer.reduce(into: &state, .infoDisappeared(1)) == [])
    #expect(EmployeeListReducer.reduce(into: &state, .infosPrefetched([1, 2])) == [])
    #expect(state == loaded)
  }

  // MARK: - Rows

  @Test func `in every state the message and Retry follow from the load, and no row occurs twice`()
  {
    for state in Self.states {
      let rows = state.sections.flatMap(\.rows)
      #expect(Set(rows).count == rows.count)
      let isQuiet = state.load == .loaded && state.refusal == nil && !state.list.shown.isEmpty
      #expect((state.message == nil) == isQuiet, "\(state)")
      let hasFailed = if case .failed = state.load { true } else { false }
      #expect(rows.contains(.retry) == hasFailed, "\(state)")
      #expect(rows.contains(.message) == !isQuiet, "\(state)")
    }
  }

  @Test func `an employee has a row for the name, for each workplace and for each button`() {
    let rows: [[EmployeeListRow]] = [
      [], [.info(1), .workplace(1, number: 0), .workplace(1, number: 1), .call(1), .write(1)],
      [.info(2), .workplace(2, number: 0), .write(2)], [.info(5)],
    ]
    let sections = state(after: .employeesLoaded([.grace, .alan, .hypatia])).sections
    #expect(sections.map(\.id) == [.status, .employee(1), .employee(2), .employee(5)])
    #expect(sections.map(\.rows) == rows)
  }

  @Test func `the title and the message say how the list stands`() {
    var state = EmployeeListState()
    let steps: [(EmployeeListAction, String, String?)] = [
      (.opened, "Employees", "Loading…"),
      (.loadFailed(Self.asleep), "Employees", "Could not load the list: \(Self.asleep)"),
      (.employeesLoaded([]), "No employees", "There is nobody to show."),
      (.employeesLoaded([.grace, .ada]), "2 employees", nil),
      (.searchTextChanged("ada"), "1 of 2 employees", nil),
      (.searchTextChanged("xyz"), "0 of 2 employees", "Nobody matches “xyz”."),
      (.searchTextChanged(""), "2 employees", nil),
      (.employeeSwiped(4), "1 employee", nil),
      (
        .deletionRefused(4, Self.locked), "2 employees",
        "Could not delete Ada Lovelace: \(Self.locked)"
      ),
    ]
    for (action, title, message) in steps {
      _ = EmployeeListReducer.reduce(into: &state, action)
      #expect((state.title, state.message) == (title, message), "\(action)")
    }
  }
}

// MARK: -

extension EmployeeListReducerTests {
  /// An action, with the state before and after it.
  private struct Step {
    let before: EmployeeListState
    let action: EmployeeListAction
    let after: EmployeeListState
    let effects: [EmployeeListEffect]
  }

  /// Every kind of action, for employees who are shown, hidden and unknown.
  private static let actions: [EmployeeListAction] =
    [
      .opened, .pulledToRefresh, .retryTapped, .employeesLoaded([]),
      .employeesLoaded([.grace, .alan, .hypatia]), .employeesLoaded([.ada, .grace]),
      .loadFailed(asleep), .searchTextChanged("a"), .searchTextChanged("hopper"),
      .searchTextChanged("xyz"), .searchTextChanged(" "), .searchTextChanged(""),
    ]
    + [1, 2, 99].flatMap { id -> [EmployeeListAction] in
      [
        .callTapped(id), .writeTapped(id), .employeeSelected(id), .employeeSwiped(id),
        .deletionRefused(id, locked),
      ]
    }

  /// All states that up to three actions lead to.
  private static let states: [EmployeeListState] = {
    var states = [EmployeeListState()]
    var newStates = states
    for _ in 0..<3 {
      var reached: [EmployeeListState] = []
      for var state in newStates.flatMap({ state in actions.map { after($0, in: state) } })
      where !states.contains(state) && !reached.contains(state) {
        reached.append(state)
      }
      states += reached
      newStates = reached
    }
    return states
  }()

  private static func after(
    _ action: EmployeeListAction, in state: EmployeeListState
  ) -> EmployeeListState {
    var state = state
    _ = EmployeeListReducer.reduce(into: &state, action)
    return state
  }

  private func state(after actions: EmployeeListAction...) -> EmployeeListState {
    actions.reduce(EmployeeListState()) { Self.after($1, in: $0) }
  }

  /// Expects a claim to hold for every action in every state.
  private func expectAlways(
    sourceLocation: SourceLocation = #_sourceLocation, _ claim: (Step) -> Bool
  ) {
    for before in Self.states {
      for action in Self.actions {
        var after = before
        let effects = EmployeeListReducer.reduce(into: &after, action)
        let step = Step(before: before, action: action, after: after, effects: effects)
        if !claim(step) { Issue.record("\(step)", sourceLocation: sourceLocation) }
      }
    }
    #expect(Self.states.count > 50, sourceLocation: sourceLocation)
  }
}
