import Employees
import Foundation
import TestSupport
import Testing

@testable import Unidirectional

/// The store, tested with test doubles for both services and the view.
@Suite(.withoutScreen) struct EmployeeListStoreTests {
  private let service = ControlledService()
  private let contacts = RecordingContacts()
  private let view = RecordingView()
  private let profiles = OpenedProfiles()
  private let store: EmployeeListStore

  init() {
    store = EmployeeListStore(
      service: service, contacts: contacts, openProfile: { [profiles] in profiles.open($0) })
    store.view = view
  }

  @Test func `a load renders the request and the answer, and Retry loads again`() async {
    store.dispatch(.opened)
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
    store.dispatch(.opened)
    await settle()
    store.dispatch(.pulledToRefresh)
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(view.renderings == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a tap and a selection reach the contact service and the profile, and render nothing`()
  {
    store.dispatch(.employeesLoaded([.grace]))
    store.dispatch(.callTapped(1))
    store.dispatch(.writeTapped(1))
    store.dispatch(.employeeSelected(1))
    #expect(
      contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
    #expect(profiles.employees == [.grace])
    #expect(view.renderings == [["Grace Hopper"]])
  }

  @Test func `a swipe renders at once, and a refused deletion restores the employee`() async {
    store.dispatch(.employeesLoaded([.grace, .ada]))
    store.dispatch(.deleteTapped(1))
    #expect((view.renderings.last, service.deletions) == (["Ada Lovelace"], []))
    await service.refuseDeletion(with: "locked")
    let refusal = "Could not delete Grace Hopper: service unavailable: locked"
    #expect(view.renderings.last == [refusal, "Grace Hopper", "Ada Lovelace"])
    store.dispatch(.deleteTapped(4))
    await service.acceptDeletion()
    #expect((view.renderings.last, view.renderings.count) == ([refusal, "Grace Hopper"], 4))
    #expect(service.deletions == [1, 4])
  }

  @Test func `an effect starts after its state is rendered`() {
    store.dispatch(.employeesLoaded([.grace]))
    profiles.opened = { [store] in store.dispatch(.searchTextChanged("x")) }
    store.dispatch(.employeeSelected(1))
    #expect(view.renderings == [["Grace Hopper"], ["Nobody matches “x”."]])
  }

  @Test func `an action that is dispatched while the view renders stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = EmployeeListStore(
          service: ControlledService(), contacts: RecordingContacts(), openProfile: { _ in })
        let view = DispatchingView(store: store)
        store.view = view
        withExtendedLifetime(view) { store.dispatch(.searchTextChanged("a")) }
      }
    }
    #expect(
      lastWords(of: result).contains("a view must not dispatch pulledToRefresh while it renders"))
  }
}

// MARK: -

/// The profiles that a store has opened.
private final class OpenedProfiles {
  private(set) var employees: [Employee] = []
  var opened: () -> Void = {}

  func open(_ employee: Employee) {
    employees.append(employee)
    opened()
  }
}

/// A view that records the words of each state.
private final class RecordingView: EmployeeListView {
  private(set) var renderings: [[String]] = []

  func render(_ state: EmployeeListState) {
    renderings.append(
      state.status.words(above: state.list) + state.list.employees.map(\.name))
  }
}

/// A view that dispatches an action from inside a rendering, which it must not do.
private final class DispatchingView: EmployeeListView {
  private let store: EmployeeListStore

  init(store: EmployeeListStore) {
    self.store = store
  }

  func render(_ state: EmployeeListState) {
    store.dispatch(.pulledToRefresh)
  }
}
