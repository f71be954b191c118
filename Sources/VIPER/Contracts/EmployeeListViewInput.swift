/// What the presenter tells the view.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewInput`, with `updateForSections(_:)`.
protocol EmployeeListViewInput: AnyObject {
  func show(title: String)
  func show(sections: [any SectionRowsRepresentable])
}
