import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// The view, tested in a window with a store whose reducer records the actions and changes nothing.
struct EmployeeListViewControllerTests {
  @Test func `the view dispatches an action for each event, and changes nothing by itself`() {
    var actions: [AppAction] = []
    var state = AppState()
    state.employees.roster.requestAnswered(with: [.grace, .ada])
    let store = AppStore(
      state: state,
      reduce: { _, action in
        actions.append(action)
        return []
      }, performEffect: { _, _ in })
    let person = Person(
      at: { _, _, _ in EmployeeListViewController(store: store, portraits: nil) }, height: 20)
    let frame = person.frame
    person.tap("Call", of: "Grace Hopper")
    person.tap("Write a letter", of: "Ada Lovelace")
    person.delete("Ada Lovelace")
    expect(person.frame, is: frame)
    person.select("Grace Hopper")
    person.search("x")
    person.pullToRefresh()
    let expected: [EmployeeListAction] = [
      .viewLoaded, .contactTapped(.call("+1-202-555-0101", employee: 1)),
      .contactTapped(.write("ada@example.org", employee: 4)), .deleteTapped(4),
      .employeeSelected(1), .searchTextChanged("x"), .pulledToRefresh,
    ]
    #expect(actions == expected.map(AppAction.list))
  }

  @Test func `each slice is drawn, whatever was drawn before`() {
    let view = EmployeeListViewController(
      store: AppStore(state: AppState(), reduce: { _, _ in [] }, performEffect: { _, _ in }),
      portraits: nil)
    let person = Person(at: { _, _, _ in view }, width: 32, height: 5)
    let loading = """
      ┌─ Employees ──────────────────┐
      │ Loading…                     │
      │                              │
      │                              │
      └──────────────────────────────┘
      """
    expect(person.frame, is: loading)
    var state = AppState()
    state.employees.roster.requestAnswered(with: [.hypatia])
    state.employees.roster.requestStarted()
    view.render(EmployeeListSlice(state))
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────┐
        │ ◌ Refreshing…                │
        │ □ Hypatia                    │
        │   Mathematics                │
        └──────────────────────────────┘
        """)
    view.render(EmployeeListSlice(AppState()))
    expect(person.frame, is: loading)
  }
}
