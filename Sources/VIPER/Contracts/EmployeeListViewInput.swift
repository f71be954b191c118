import ListRendering

/// What the presenter tells the view.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewInput`, with `updateForSections(_:)`.
protocol EmployeeListViewInput: AnyObject {
  func show(title: String)

  /// Shows sections, of which some have changed, or all where `changes` is `nil`.
  func show(sections: [SectionModel], changes: SectionChanges?)

  func rememberPlace()
  func restorePlace()
  func showBeginning()
}
