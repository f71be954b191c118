/// The view model of a row, whose type decides which cell shows it.
///
/// Empty, because only the cell needs to know the content.
///
/// **Article** The series on a reusable data source, part 2: `ItemViewModel`.
protocol ItemViewModel: AnyObject {}

// MARK: -

/// A provider of view models by section and row.
///
/// It does not change. To show other view models, give the data source another provider.
///
/// **Article** The series on a reusable data source, part 2: `ViewModelDataProvider`, which counts
/// and returns the view models by index path.
protocol ViewModelDataProvider<SectionID>: AnyObject {
  /// The type of the identifiers of sections.
  associatedtype SectionID: Hashable

  func numberOfSections() -> Int
  func numberOfRows(inSection section: Int) -> Int
  func itemForRow(_ row: Int, inSection section: Int) -> any ItemViewModel

  /// Returns the style of the cell for a row, by its place or its view model.
  func cellStyle(forRow row: Int, inSection section: Int) -> CellStyle

  /// Returns the view model of the header above a section, `nil` for none.
  func headerItem(ofSection section: Int) -> (any ItemViewModel)?

  func canSelectItem(atRow row: Int, inSection section: Int) -> Bool
  func canDeleteItem(atRow row: Int, inSection section: Int) -> Bool

  /// Returns the identifier of a section, which stays the same when the section moves or changes.
  func identifier(ofSection section: Int) -> SectionID

  /// Returns a value that differs from the former one if the section shows other rows.
  func content(ofSection section: Int) -> AnyHashable
}

extension ViewModelDataProvider {
  func cellStyle(forRow row: Int, inSection section: Int) -> CellStyle { .standard }
  func headerItem(ofSection section: Int) -> (any ItemViewModel)? { nil }
  func canSelectItem(atRow row: Int, inSection section: Int) -> Bool { false }
  func canDeleteItem(atRow row: Int, inSection section: Int) -> Bool { false }
}

// MARK: -

/// Handles the deletion of items, and the selection of those that have no handler of their own.
///
/// Class-bound, so that the data source can hold it weakly.
///
/// **Article** None: the series announces a delegate for a later part.
protocol ViewModelDelegate<SectionID>: AnyObject {
  associatedtype SectionID: Hashable

  func itemSelected(_ item: any ItemViewModel, inSection identifier: SectionID)
  func itemDeleted(_ item: any ItemViewModel, inSection identifier: SectionID)
}
