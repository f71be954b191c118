import ListRendering

/// A cell that updates its views when its model is set.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseCell`.
class EmployeeBaseCell: TableViewCell, ModelRepresentable {
  final var model: (any CellIdentifiable)? {
    didSet { updateViews() }
  }

  // MARK: - Making cells

  func updateViews() {}
}
