import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// The store, tested with test doubles for the service, the actions and the view.
struct EmployeeListStoreTests {
  private let service = ControlledService()
  private let actions = RecordingActions()
  private let view = RecordingView()
  private let store: EmployeeListStore

  init() {
    store = EmployeeListStore(
      EmployeeListState(), service: service, portraits: nil, actions: actions)
    store.view = view
  }

  @Test func `opening and a pull load the employees, and only a changed state is rendered`() async {
    store.dispatch(.opened)
    await service.answer(with: [.grace, .ada])
    #expect(view.names == ["Grace Hopper", "Ada Lovelace"])
    store.dispatch(.callTapped(1))
    store.dispatch(.pulledToRefresh)
    await service.answer(with: [.grace])
    #expect(view.states.map(\.load) == [.loaded, .loading, .loaded])
    #expect(view.names == ["Grace Hopper"])
  }

  @Test func `a failed load renders the error, and Retry loads again`() async {
    store.dispatch(.opened)
    await service.fail(with: "asleep")
    #expect(view.states.last?.load == .failed(.unavailable(reason: "asleep")))
    store.dispatch(.retryTapped)
    await service.answer(with: [.grace])
    #expect((view.states.last?.load, view.names) == (.loaded, ["Grace Hopper"]))
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    for order in [[0, 1], [3, 2]] {
      store.dispatch(.pulledToRefresh)
      await settle()
      store.dispatch(.pulledToRefresh)
      for request in order {
        let isLate = request.isMultiple(of: 2)
        await service.answer(request, with: isLate ? [.ada] : [.grace])
      }
      #expect(view.names == ["Grace Hopper"])
    }
    store.dispatch(.pulledToRefresh)
    await settle()
    store.dispatch(.pulledToRefresh)
    await service.fail(4, with: "too late")
    #expect((view.states.last?.load, service.cancelledCount) == (.loading, 3))
  }

  @Test func `a tap and a selection reach the actions and the profile`() async {
    var profiles: [Employee] = []
    store.showProfile = { profiles.append($0) }
    store.dispatch(.employeesLoaded([.grace]))
    for action in [EmployeeListAction.callTapped(1), .writeTapped(1), .employeeSelected(1)] {
      store.dispatch(action)
    }
    #expect(
      actions.actions == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
    #expect(profiles == [.grace])
  }

  @Test func `a swipe renders at once, and a refused deletion restores the employee`() async {
    store.dispatch(.employeesLoaded([.grace, .ada]))
    store.dispatch(.employeeSwiped(1))
    #expect((view.names, service.deletions) == (["Ada Lovelace"], []))
    await service.refuseDeletion(with: "locked")
    #expect(service.deletions == [1])
    #expect(view.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(view.states.last?.refusal?.name == "Grace Hopper")
    let count = view.states.count
    store.dispatch(.employeeSwiped(4))
    await service.acceptDeletion()
    #expect((view.names, view.states.count) == (["Grace Hopper"], count + 1))
  }

  @Test func `the store releases the view, and the service deletes after the store is released`()
    async
  {
    var other: EmployeeListStore? = EmployeeListStore(
      EmployeeListState(), service: service, portraits: nil, actions: actions)
    var otherView: RecordingView? = RecordingView()
    other?.view = otherView
    otherView = nil
    #expect(other?.view == nil)
    other?.dispatch(.employeesLoaded([.grace]))
    other?.dispatch(.employeeSwiped(1))
    other?.dispatch(.pulledToRefresh)
    weak let released = other
    other = nil
    #expect(released == nil)
    await service.refuseDeletion(with: "locked")
    await service.answer(with: [.ada])
    #expect((service.deletions, service.cancelledCount) == ([1], 1))
  }
}

// MARK: -

private final class RecordingView: EmployeeListView {
  private(set) var states: [EmployeeListState] = []

  var names: [String] { states.last?.list.shown.map(\.name) ?? [] }

  func render(_ state: EmployeeListState) {
    states.append(state)
  }
}
