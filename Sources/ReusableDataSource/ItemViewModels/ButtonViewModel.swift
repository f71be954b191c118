/// What a row that holds a button shows, and what a tap on it does; each button has its own of both.
class ButtonViewModel: ItemViewModel {
  /// What stands on the button.
  var title: String {
    fatalError("\(Self.self) must say what stands on its button")
  }

  // MARK: - Taps

  func tapped() {}
}
