/// A control that reloads a list when it is pulled down.
public final class RefreshControl {
  /// The closure called for the gesture.
  public let action: () -> Void

  /// Creates a control with its action.
  public init(action: @escaping () -> Void) {
    self.action = action
  }
}
