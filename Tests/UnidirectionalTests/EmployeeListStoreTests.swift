import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// The store and its effect handler, tested with test doubles for both services, router and view.
@Suite(.withoutScreen) struct EmployeeListStoreTests {
  private let service = ControlledService()
  private let contacts = RecordingContacts()
  private let view = RecordingView()
  private let router = ReportingRouter()
  private let effectHandler: EmployeeListEffectHandler
  private let store: EmployeeListStore

  init() {
    effectHandler = EmployeeListEffectHandler(
      service: service, contacts: contacts, router: router)
    store = EmployeeListStore(
      state: EmployeeListState(), reduce: EmployeeListReducer.reduce,
      performEffect: effectHandler.perform)
    store.view = view
  }

  @Test func `a load renders the request and the answer, and Retry loads again`() async {
    store.dispatch(.viewLoaded)
    await service.fail(with: "asleep")
    store.dispatch(.retryTapped)
    await service.answer(with: [.grace])
    store.dispatch(.pulledToRefresh)
    await service.answer(with: [.grace, .ada])
    #expect(
      view.renderings == [
        ["Loading…"], ["Could not load the list: service unavailable: asleep", "[Retry]"],
        ["Loading…"], ["Grace Hopper"], ["◌ Refreshing…", "Grace Hopper"],
        ["Grace Hopper", "Ada Lovelace"],
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    store.dispatch(.viewLoaded)
    await settle()
    store.dispatch(.pulledToRefresh)
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(view.renderings == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a tap and a selection reach the contact service and the profile, and render nothing`()
  {
    store.dispatch(.employeesLoaded([.grace], request: 0))
    store.dispatch(.callTapped(1))
    store.dispatch(.writeTapped(1))
    store.dispatch(.employeeSelected(1))
    #expect(
      contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
    #expect(router.openedProfiles == [.grace])
    #expect(view.renderings == [["Grace Hopper"]])
  }

  @Test func `a swipe renders at once, and a refused deletion restores the employee`() async {
    store.dispatch(.employeesLoaded([.grace, .ada], request: 0))
    store.dispatch(.deleteTapped(1))
    #expect(view.renderings.last == ["Ada Lovelace"])
    #expect(service.deletions == [])
    await service.refuseDeletion(with: "locked")
    let refusal = "Could not delete Grace Hopper: service unavailable: locked"
    #expect(view.renderings.last == [refusal, "Grace Hopper", "Ada Lovelace"])
    store.dispatch(.deleteTapped(4))
    await service.acceptDeletion()
    #expect(view.renderings.last == [refusal, "Grace Hopper"])
    #expect(view.renderings.count == 4)
    #expect(service.deletions == [1, 4])
  }

  @Test func `an effect starts after its state is rendered`() {
    store.dispatch(.employeesLoaded([.grace], request: 0))
    router.opened = { [store] in store.dispatch(.searchTextChanged("x")) }
    store.dispatch(.employeeSelected(1))
    #expect(view.renderings == [["Grace Hopper"], ["Nobody matches “x”."]])
  }

  @Test func `an action that is dispatched while the view renders waits for its turn`() async {
    view.rendered = { [store, view] in
      view.rendered = {}
      store.dispatch(.searchTextChanged("x"))
      store.dispatch(.searchTextChanged(""))
      #expect(view.renderings == [["Grace Hopper"]])
    }
    store.dispatch(.employeesLoaded([.grace], request: 0))
    #expect(view.renderings == [["Grace Hopper"], ["Nobody matches “x”."], ["Grace Hopper"]])
  }

  @Test func `the view shows the new state before an effect is performed`() {
    var order: [String] = []
    let store = EmployeeListStore(
      state: EmployeeListState(),
      reduce: { state, _ in
        state.latestRequest += 1
        return [.load(request: 7), .delete(1)]
      }, performEffect: { effect, _ in order.append("\(effect)") })
    store.view = view
    view.rendered = { order.append("view") }
    store.dispatch(.viewLoaded)
    #expect(order == ["view", "load(request: 7)", "delete(1)"])
  }

  @Test func `a store is released with its effect handler, also while a request runs`() async {
    weak var handler: EmployeeListEffectHandler?
    weak var store: EmployeeListStore?
    do {
      let newHandler = EmployeeListEffectHandler(
        service: service, contacts: contacts, router: router)
      let newStore = EmployeeListStore(
        state: EmployeeListState(), reduce: EmployeeListReducer.reduce,
        performEffect: newHandler.perform)
      newStore.dispatch(.viewLoaded)
      await settle()
      (handler, store) = (newHandler, newStore)
    }
    #expect(handler == nil)
    #expect(store == nil)
    await service.answer(with: [.grace])
    #expect(service.cancelledCount == 1)
  }

  @Test func `the store calls the reducer that it was given`() {
    var actions: [EmployeeListAction] = []
    let store = EmployeeListStore(
      state: EmployeeListState(),
      reduce: { state, action in
        actions.append(action)
        state.latestRequest += 1
        return [.call(phone: "7", 1)]
      }, performEffect: effectHandler.perform)
    store.dispatch(.viewLoaded)
    #expect(actions == [.viewLoaded])
    #expect(store.state.latestRequest == 1)
    #expect(contacts.made == [.call("7", employee: 1)])
  }
}

// MARK: -

/// A router that records the opened profiles, and calls back.
private final class ReportingRouter: EmployeeRouter {
  private(set) var openedProfiles: [Employee] = []
  var opened: () -> Void = {}

  func openProfile(of employee: Employee) {
    openedProfiles.append(employee)
    opened()
  }
}
