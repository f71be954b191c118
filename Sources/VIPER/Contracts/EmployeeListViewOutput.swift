/// What the view tells the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewOutput`.
protocol EmployeeListViewOutput: AnyObject {
  func viewLoaded()
  func refreshPulled()
  func searchTextChanged(_ text: String)
}
