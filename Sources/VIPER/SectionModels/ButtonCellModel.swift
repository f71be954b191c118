/// The model of the row that holds a button.
///
/// **Article** "VIPER and UITableView": `ButtonCellModel`.
final class ButtonCellModel: AutomaticHeight {
  static let identifier = "ButtonCell"

  var cellIdentifier: String { Self.identifier }
  let title: String

  /// What a tap causes; the section that owns the row says it.
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}
