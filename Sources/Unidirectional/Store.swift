/// A view that renders a slice of the state.
protocol StateView: AnyObject {
  associatedtype Slice: Equatable

  /// Shows a slice in place of the one before.
  func render(_ slice: Slice)
}

// MARK: -

/// A store that holds the state of an app.
///
/// For each action, the reducer changes the state, the views render the slices that have changed,
/// and the handler performs the effects.
final class Store<State, Action, Effect> {
  private var state: State
  private let reduce: (inout State, Action) -> [Effect]
  private let performEffect: (Effect, _ dispatch: @escaping (Action) -> Void) -> Void
  private var subscriptions: [Subscription] = []
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

  private struct Subscription {
    weak var view: AnyObject?
    let update: (_ oldState: State, _ newState: State) -> Void
  }

  /// Renders a slice of the state in a view now, and after each change of this slice.
  func subscribe<View: StateView>(_ view: View, to slice: @escaping (State) -> View.Slice) {
    subscriptions.removeAll { $0.view == nil }
    subscriptions.append(
      Subscription(view: view) { [weak view] oldState, newState in
        guard let view else { return }
        let newSlice = slice(newState)
        if newSlice != slice(oldState) { view.render(newSlice) }
      })
    inOrder { view.render(slice(state)) }
  }

  /// Passes an action to the reducer.
  ///
  /// An action that arrives while a view renders or an effect starts waits, so that states are
  /// rendered in order.
  func dispatch(_ action: Action) {
    inOrder { waitingActions.append(action) }
  }

  /// Does something, and then handles the actions that wait.
  private func inOrder(_ work: () -> Void) {
    guard !isDispatching else { return work() }
    isDispatching = true
    work()
    while !waitingActions.isEmpty { handle(waitingActions.removeFirst()) }
    isDispatching = false
  }

  private func handle(_ action: Action) {
    let oldState = state
    let effects = reduce(&state, action)
    for subscription in subscriptions { subscription.update(oldState, state) }
    for effect in effects {
      performEffect(effect) { [weak self] action in self?.dispatch(action) }
    }
  }
}
