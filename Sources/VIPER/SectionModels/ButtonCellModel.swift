/// The model of the row that holds a button.
///
/// **Article** "VIPER and UITableView": `ButtonCellModel`.
final class ButtonCellModel: AutomaticHeight {
  var cellIdentifier: String { "ButtonCell" }
  let title: String

  /// What a tap causes; the section that owns the row says it.
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}
