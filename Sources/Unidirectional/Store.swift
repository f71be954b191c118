/// What a store tells a view.
///
/// Class-bound, so that the store can hold it weakly.
protocol StateView<State>: AnyObject {
  associatedtype State

  /// Shows a state in place of the one before.
  func render(_ state: State)
}

// MARK: -

/// A store for any screen: it holds the state, and passes actions to the reducer and effects to their
/// handler.
///
/// Reducer and handler are functions that the assembly passes: see `EmployeeListModule`.
///
/// An action takes one way: the reducer changes the state, the view renders it if it differs, and
/// the effects start. Their answers come back as actions.
final class Store<State: Equatable, Action, Effect> {
  /// The view, which gets each state that differs from the one before, but not the first.
  weak var view: (any StateView<State>)?

  private(set) var state: State

  private let reduce: (inout State, Action) -> [Effect]
  private let performEffect: (Effect, _ dispatch: @escaping (Action) -> Void) -> Void
  private var waitingActions: [Action] = []
  private var isDispatching = false

  init(
    state: State, reduce: @escaping (inout State, Action) -> [Effect],
    performEffect: @escaping (Effect, _ dispatch: @escaping (Action) -> Void) -> Void
  ) {
    self.state = state
    self.reduce = reduce
    self.performEffect = performEffect
  }

  // MARK: - Updating

  /// Passes an action to the reducer.
  ///
  /// An action that arrives while the view renders, or during an effect, waits: so states are rendered
  /// in order.
  func dispatch(_ action: Action) {
    waitingActions.append(action)
    guard !isDispatching else { return }
    isDispatching = true
    while !waitingActions.isEmpty { handle(waitingActions.removeFirst()) }
    isDispatching = false
  }

  private func handle(_ action: Action) {
    let oldState = state
    let effects = reduce(&state, action)
    if state != oldState { view?.render(state) }
    for effect in effects {
      performEffect(effect) { [weak self] action in self?.dispatch(action) }
    }
  }
}
