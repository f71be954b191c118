/// The model of a row that holds a button: every button has its own title and action.
///
/// **Article** "VIPER and UITableView": `ButtonCellModel`, which is given both. There, the action is
/// a closure; a subclass with its section at hand is half as large, and a list has many buttons.
class ButtonCellModel: EmployeeBaseCellModel {
  static let identifier = "ButtonCell"

  final override var cellIdentifier: String { Self.identifier }

  /// What stands on the button.
  var title: String {
    fatalError("\(Self.self) must say what stands on its button")
  }

  // MARK: - Taps

  /// What a tap causes.
  func action() {}
}
