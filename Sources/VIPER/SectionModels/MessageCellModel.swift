/// The model of the row that says how the list stands.
final class MessageCellModel: AutomaticHeight {
  var cellIdentifier: String { "MessageCell" }
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
