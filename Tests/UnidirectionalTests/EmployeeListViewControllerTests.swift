import Employees
import ListRendering
import TestSupport
import Testing

@testable import Unidirectional

/// The view, tested with a store that only records.
struct EmployeeListViewControllerTests {
  @Test func `the view dispatches what a person does, and changes nothing by itself`() {
    let store = RecordingStore()
    let person = person(at: store, height: 16)
    store.show([.grace, .ada])
    let frame = person.frame
    #expect(person.tap("Call", of: "Grace Hopper"))
    #expect(person.tap("Write a letter", of: "Ada Lovelace"))
    #expect(person.delete("Ada Lovelace"))
    #expect(person.frame == frame)
    person.pullToRefresh()
    person.search("ada")
    person.select("Grace Hopper")
    #expect(
      store.dispatched == [
        .opened, .infoAppeared(1), .infoAppeared(4), .callTapped(1), .writeTapped(4),
        .employeeSwiped(4), .pulledToRefresh,
        .searchTextChanged("ada"), .employeeSelected(1),
      ])
  }

  @Test func `a changed employee is shown in the same row, and the selection stays`() {
    let store = RecordingStore()
    let person = person(at: store)
    store.show([.alan])
    person.select("Alan Turing")
    let cells = person.tableView?.visibleCells
    let alan = Employee(
      id: 2, name: "A. M. Turing", specialization: "Morphogenesis", workplaces: ["Manchester"])
    store.show([alan])
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────┐
        │▸□ A. M. Turing               │
        │▸  Morphogenesis              │
        │   · Manchester               │
        │                              │
        └──────────────────────────────┘
        """)
    #expect(person.tableView?.visibleCells.first === cells?.first)
  }

  @Test func `the refresh control turns until a state is rendered that does not load`() {
    let store = RecordingStore()
    let person = person(at: store)
    store.show([.hypatia])
    person.pullToRefresh()
    for (load, isRefreshing) in [(EmployeeListStatus.Load.loading, true), (.loaded, false)] {
      store.show([.hypatia], load: load)
      #expect(person.tableView?.refreshControl?.isRefreshing == isRefreshing)
    }
  }

  private func person(at store: RecordingStore, height: Int = 6) -> Person {
    Person(
      at: { _, _, _ in
        let view = EmployeeListViewController(store: store)
        store.view = view
        return UINavigationController(rootViewController: view)
      }, width: 32, height: height)
  }
}

// MARK: -

private final class RecordingStore: DispatchingStore {
  let state = EmployeeListState()
  weak var view: (any EmployeeListView)?

  private(set) var dispatched: [EmployeeListAction] = []

  func dispatch(_ action: EmployeeListAction) {
    dispatched.append(action)
  }

  func show(_ employees: [Employee], load: EmployeeListStatus.Load = .loaded) {
    var state = EmployeeListState()
    state.load = load
    state.list.load(employees)
    view?.render(state)
  }
}
