import IndexPaths

/// The content of a row, whose type decides which cell shows it.
///
/// Empty, because only the cell needs to know the content. Class-bound, so that cells and providers
/// share one object for a row. `nonisolated`, because freeing a main-actor object goes through the
/// executor.
///
/// **Article** The series on a reusable data source, part 2: `ItemViewModel`.
nonisolated protocol ItemViewModel: AnyObject {}

// MARK: -

/// A provider of items by index path.
///
/// A request for a row that does not exist stops the program.
///
/// **Article** The series on a reusable data source, part 2: `ViewModelDataProvider`.
protocol ViewModelDataProvider: AnyObject {
  func numberOfSections() -> Int
  func numberOfRows(inSection section: Int) -> Int
  func itemForRow(at indexPath: IndexPath) -> any ItemViewModel
}

// MARK: -

/// A delegate that handles selection and deletion by index path, and identifies sections.
///
/// Class-bound, so that the data source can hold it weakly.
///
/// **Article** None: the series announces a delegate for a later part.
protocol ViewModelDelegate: AnyObject {
  /// Returns whether a row can be selected and deleted.
  func isInteractive(at indexPath: IndexPath) -> Bool

  func itemSelected(at indexPath: IndexPath)
  func itemDeleted(at indexPath: IndexPath)

  /// Returns the identifier of a section, which stays the same when the section moves.
  func identifier(ofSection section: Int) -> AnyHashable

  /// Returns the section with an identifier, `nil` if it is gone.
  func section(withIdentifier identifier: AnyHashable) -> Int?
}
