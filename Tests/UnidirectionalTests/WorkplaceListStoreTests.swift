import Employees
import TestSupport
import Testing

@testable import Unidirectional

/// Reducer, store and effect handler of the workplaces, tested with a test double for the service;
/// `ParityTests` has what a person sees.
@Suite(.withoutScreen) struct WorkplaceListStoreTests {
  private let service = ControlledService()
  private let view = RecordingView()
  private let store: WorkplaceListStore

  init() {
    store = WorkplaceListStore(
      state: EmployeeListState(), reduce: WorkplaceListReducer.reduce,
      performEffect: WorkplaceListEffectHandler(service: service).perform)
    store.view = view
  }

  @Test func `a load renders the request and the answer, and Retry and a pull load again`() async {
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

  @Test func `an answer to an earlier request changes nothing`() {
    var state = EmployeeListState()
    #expect(WorkplaceListReducer.reduce(into: &state, .viewLoaded) == [.load(request: 1)])
    #expect(WorkplaceListReducer.reduce(into: &state, .pulledToRefresh) == [.load(request: 2)])
    let requested = state
    let answers: [WorkplaceListAction] = [
      .employeesLoaded([.ada], request: 1),
      .loadFailed(.unavailable(reason: "asleep"), request: 1),
    ]
    for answer in answers {
      #expect(WorkplaceListReducer.reduce(into: &state, answer) == [])
      #expect(state == requested)
    }
  }
}
