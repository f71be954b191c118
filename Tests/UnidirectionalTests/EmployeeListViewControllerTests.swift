import Employees
import ListRendering
import TestSupport
import Testing

@testable import Unidirectional

/// The view, tested with a store that does not know it, so that no state is rendered.
struct EmployeeListViewControllerTests {
  @Test func `the view dispatches what a person does, and changes nothing by itself`() async {
    let router = RecordingRouter()
    let (person, store, view) = screen(height: 20, router: router)
    await person.service.answer(with: [.grace, .ada])
    view.render(store.state)
    let frame = person.frame
    #expect(person.tap("Call", of: "Grace Hopper"))
    #expect(person.tap("Write a letter", of: "Ada Lovelace"))
    #expect(person.delete("Ada Lovelace"))
    #expect(person.frame == frame)
    #expect(person.select("Grace Hopper"))
    #expect(
      person.contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("ada@example.org", employee: 4),
      ])
    #expect(store.state.list.employees == [.grace])
    #expect(router.openedProfiles == [.grace])
    person.search("x")
    #expect(store.state.list.searchText == "x")
    person.pullToRefresh()
    await settle()
    #expect(person.service.requestCount == 2)
  }

  @Test func `each state is drawn whatever was drawn before`() {
    let (person, _, view) = screen(height: 5)
    var state = EmployeeListState()
    state.list.replace(with: [.hypatia])
    state.status.requestStarted()
    let refreshing = """
      ┌─ 1 employee ─────────────────┐
      │ ◌ Refreshing…                │
      │ □ Hypatia                    │
      │   Mathematics                │
      └──────────────────────────────┘
      """
    view.render(state)
    expect(person.frame, is: refreshing)
    view.render(EmployeeListState())
    expect(
      person.frame,
      is: """
        ┌─ Employees ──────────────────┐
        │ Loading…                     │
        │                              │
        │                              │
        └──────────────────────────────┘
        """)
    view.render(state)
    expect(person.frame, is: refreshing)
  }

  private func screen(
    height: Int = 13, router: RecordingRouter = RecordingRouter()
  ) -> (Person, EmployeeListStore, EmployeeListViewController) {
    var parts: (EmployeeListStore, EmployeeListViewController)?
    let person = Person(
      at: { service, contacts, _ in
        let store = EmployeeListStore(
          state: EmployeeListState(), reduce: EmployeeListReducer.reduce,
          performEffect: EmployeeListEffectHandler(
            service: service, contacts: contacts, router: router
          ).perform)
        let view = EmployeeListViewController(store: store)
        parts = (store, view)
        return view
      }, width: 32, height: height)
    _ = person.frame
    return (person, parts!.0, parts!.1)
  }
}
