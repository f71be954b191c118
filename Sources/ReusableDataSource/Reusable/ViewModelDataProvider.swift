import ListRendering

/// The form in which a data source gets what its rows show.
///
/// **Article** The series on a reusable data source, part 2: `ViewModelDataProvider`. An item is never
/// missing: a provider stops the program at a row that it does not have.
protocol ViewModelDataProvider: AnyObject {
  func numberOfSections() -> Int
  func numberOfRows(inSection section: Int) -> Int
  func itemForRow(at indexPath: IndexPath) -> ItemViewModel
}
