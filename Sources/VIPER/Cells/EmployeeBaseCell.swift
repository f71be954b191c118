import ListRendering

/// A cell that shows its model as soon as it is given one.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseCell`, with `updateViews()`. There, a model of
/// the wrong kind leaves the cell as it was; here, it stops the program.
class EmployeeBaseCell: TableViewCell, ModelRepresentable {
  final var model: EmployeeBaseCellModel? {
    didSet { if let model { show(model) } }
  }

  // MARK: - Making cells

  /// Shows a model, which is of the one kind that names this cell.
  func show(_ model: EmployeeBaseCellModel) {
    fatalError("\(Self.self) must say how it shows \(type(of: model))")
  }
}
