/// What the row that says how the list stands shows.
final class MessageViewModel: ItemViewModel {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
