/// The gesture that pulls a list down to ask for fresh content.
public final class RefreshControl {
  /// What the gesture causes.
  public let action: () -> Void

  /// Creates the gesture with what it causes.
  public init(action: @escaping () -> Void) {
    self.action = action
  }
}
