import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// The store with its reducer and its effect handler, tested with test doubles for the services and
/// the views.
@Suite(.withoutScreen) struct StoreTests {
  private let service = ControlledService()
  private let contacts = RecordingContacts()
  private let list = RecordingView<EmployeeListSlice>()
  private let store: AppStore

  init() {
    let effectHandler = AppEffectHandler(service: service, contacts: contacts)
    store = AppStore(
      state: AppState(), reduce: AppReducer.reduce, performEffect: effectHandler.perform)
    store.subscribe(list, to: EmployeeListSlice.init)
  }

  @Test func `a request is rendered first, and then its answer`() async {
    store.dispatch(.list(.viewLoaded))
    await service.fail(with: "asleep")
    store.dispatch(.list(.retryTapped))
    await service.answer(with: [.grace])
    store.dispatch(.list(.pulledToRefresh))
    await service.answer(with: [.grace, .ada])
    #expect(
      list.renderings.map(\.words) == [
        ["Loading…"], ["Loading…"],
        ["Could not load the list: service unavailable: asleep", "[Retry]"], ["Loading…"],
        ["Grace Hopper"], ["◌ Refreshing…", "Grace Hopper"], ["Grace Hopper", "Ada Lovelace"],
      ])
  }

  @Test func `a view renders only changes of its slice`() {
    let otherView = RecordingView<EmployeesState>()
    store.subscribe(otherView, to: \.employees)
    store.dispatch(.list(.searchTextChanged("a")))
    store.dispatch(.list(.searchTextChanged("ad")))
    #expect([list.renderings.count, otherView.renderings.count] == [3, 1])
    store.dispatch(.employees(.loaded([.grace, .ada], request: 0)))
    store.dispatch(.list(.contactTapped(.write("ada@example.org", employee: 4))))
    #expect([list.renderings.count, otherView.renderings.count] == [4, 2])
    #expect(list.renderings.map(\.search.text) == [nil, "a", "ad", "ad"])
    #expect(contacts.made == [.write("ada@example.org", employee: 4)])
  }

  @Test func `a view that subscribes later renders the state at once`() {
    store.dispatch(.employees(.loaded([.grace], request: 0)))
    let laterView = RecordingView<EmployeeListSlice>()
    store.subscribe(laterView, to: EmployeeListSlice.init)
    #expect(laterView.renderings.map(\.words) == [["Grace Hopper"]])
  }

  @Test func `an action that is dispatched while a view renders waits for its turn`() {
    list.rendered = { [store, list] in
      list.rendered = {}
      store.dispatch(.list(.searchTextChanged("x")))
      store.dispatch(.list(.searchTextChanged("")))
      #expect(list.renderings.count == 2)
    }
    store.dispatch(.employees(.loaded([.grace], request: 0)))
    #expect(
      list.renderings.map(\.words) == [
        ["Loading…"], ["Grace Hopper"], ["Nobody matches “x”."], ["Grace Hopper"],
      ])
  }

  @Test func `an action that is dispatched by the first rendering waits for its end`() {
    let view = RecordingView<EmployeeListSlice>()
    view.rendered = { [store, view] in
      view.rendered = {}
      store.dispatch(.list(.searchTextChanged("x")))
      #expect(view.renderings.count == 1)
    }
    store.subscribe(view, to: EmployeeListSlice.init)
    #expect(view.renderings.map(\.search.text) == [nil, "x"])
  }

  @Test func `the effects of an action start after the view renders, and before the next action`() {
    var steps: [String] = []
    let store = Store<Int, String, String>(
      state: 0,
      reduce: { state, action in
        steps.append("reduce \(action)")
        state += 1
        return action == "first" ? ["a", "b"] : []
      },
      performEffect: { effect, dispatch in
        steps.append("perform \(effect)")
        dispatch("answer to \(effect)")
      })
    let view = RecordingView<Int>()
    store.subscribe(view, to: \.self)
    view.rendered = { steps.append("render") }
    store.dispatch("first")
    #expect(
      steps == [
        "reduce first", "render", "perform a", "perform b", "reduce answer to a", "render",
        "reduce answer to b", "render",
      ])
  }

  @Test func `a store keeps no view, and is released with its effect handler`() async {
    weak var view: RecordingView<EmployeeListSlice>?
    weak var handler: AppEffectHandler?
    weak var store: AppStore?
    do {
      let newView = RecordingView<EmployeeListSlice>()
      let newHandler = AppEffectHandler(service: service, contacts: contacts)
      let newStore = AppStore(
        state: AppState(), reduce: AppReducer.reduce, performEffect: newHandler.perform)
      newStore.subscribe(newView, to: EmployeeListSlice.init)
      newStore.dispatch(.list(.viewLoaded))
      await settle()
      (view, handler, store) = (newView, newHandler, newStore)
    }
    #expect([view == nil, handler == nil, store == nil] == [true, true, true])
    await service.answer(with: [.grace])
    #expect(service.cancelledCount == 1)
  }
}

// MARK: -

/// A view that records each slice that it renders.
private final class RecordingView<Slice: Equatable>: StateView {
  private(set) var renderings: [Slice] = []
  var rendered: () -> Void = {}

  func render(_ slice: Slice) {
    renderings.append(slice)
    rendered()
  }
}

extension EmployeeListSlice {
  /// The lines of the status, and the names of the employees below.
  fileprivate var words: [String] {
    roster.words(for: search) + search.results(in: roster.employees).map(\.name)
  }
}
