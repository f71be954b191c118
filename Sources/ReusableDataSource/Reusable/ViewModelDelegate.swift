import ListRendering

/// The one who answers what a person does with rows, of which the data source knows only the place.
///
/// **Article** Ours: the series promises a delegate for a later part.
protocol ViewModelDelegate: AnyObject {
  /// Tells whether a row can be selected and deleted.
  func isInteractive(at indexPath: IndexPath) -> Bool

  func itemSelected(at indexPath: IndexPath)
  func itemDeleted(at indexPath: IndexPath)

  /// The name of a section, which stays the same when it moves.
  func identifier(ofSection section: Int) -> String

  /// The section of a name, `nil` where it is gone.
  func section(withIdentifier identifier: String) -> Int?
}
