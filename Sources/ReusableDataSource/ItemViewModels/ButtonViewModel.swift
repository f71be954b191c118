/// What a row that holds a button shows, and what a tap on it does; every button has its own.
class ButtonViewModel: ItemViewModel {
  /// What stands on the button.
  var title: String {
    fatalError("\(Self.self) must say what stands on its button")
  }

  // MARK: - Taps

  func tapped() {}
}
