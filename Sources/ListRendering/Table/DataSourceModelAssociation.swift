/// A data source that can tell its rows by name, wherever they stand.
///
/// It stands in for `UIDataSourceModelAssociation`, which UIKit uses for the same purpose: to find the
/// selection and the scroll position again in a list that has changed.
public protocol DataSourceModelAssociation: AnyObject {
  /// The name of what a row shows, which stays the same when the row moves.
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String?

  /// The place at which the thing of a name stands now.
  func indexPathForElement(
    withModelIdentifier identifier: String, in tableView: TableView
  ) -> IndexPath?
}
