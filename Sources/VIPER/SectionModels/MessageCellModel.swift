/// The model of the row that says how the list stands.
final class MessageCellModel: EmployeeBaseCellModel {
  static let identifier = "MessageCell"

  override var cellIdentifier: String { Self.identifier }
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
