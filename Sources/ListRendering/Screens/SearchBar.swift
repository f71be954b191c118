/// The field into which a person types what to look for.
public final class SearchBar {
  /// What was typed so far.
  public private(set) var text = ""

  private let textChanged: (String) -> Void

  /// Creates a field with what a change of its text causes.
  public init(textChanged: @escaping (String) -> Void) {
    self.textChanged = textChanged
  }

  /// Replaces what was typed; the same text again causes nothing.
  public func type(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    textChanged(text)
  }
}
