/// What the store tells the view.
///
/// Class-bound, so that the store can hold it weakly.
protocol EmployeeListStateView: AnyObject {
  /// Shows a state in place of the one before.
  func render(_ state: EmployeeListState)
}

// MARK: -

/// A store that holds the state, and passes actions to the reducer and effects to their handler.
///
/// An action takes one way: the reducer changes the state, the view renders it if it differs, and
/// the effects start. Their answers come back as actions. In an app with several screens, a store would
/// be generic over state, actions and effects.
final class EmployeeListStore {
  typealias Reducer = (inout EmployeeListState, EmployeeListAction) -> [EmployeeListEffect]
  typealias PerformEffect =
    (EmployeeListEffect, _ dispatch: @escaping (EmployeeListAction) -> Void) -> Void

  weak var view: (any EmployeeListStateView)?

  private(set) var state = EmployeeListState()

  private let reduce: Reducer
  private let performEffect: PerformEffect
  private var waitingActions: [EmployeeListAction] = []
  private var isDispatching = false

  init(reduce: @escaping Reducer, performEffect: @escaping PerformEffect) {
    self.reduce = reduce
    self.performEffect = performEffect
  }

  // MARK: - Updating

  /// Passes an action to the reducer.
  ///
  /// An action that arrives while the view renders, or during an effect, waits: so states are rendered
  /// in order.
  func dispatch(_ action: EmployeeListAction) {
    waitingActions.append(action)
    guard !isDispatching else { return }
    isDispatching = true
    while !waitingActions.isEmpty { handle(waitingActions.removeFirst()) }
    isDispatching = false
  }

  private func handle(_ action: EmployeeListAction) {
    let oldState = state
    let effects = reduce(&state, action)
    if state != oldState { view?.render(state) }
    for effect in effects {
      performEffect(effect) { [weak self] action in self?.dispatch(action) }
    }
  }
}
