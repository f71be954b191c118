/// The model of the row that says how the list stands.
final class MessageCellModel: AutomaticHeight {
  static let identifier = "MessageCell"

  var cellIdentifier: String { Self.identifier }
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
