import ListRendering
import Testing

/// A delegate that must hear of no selection.
final class UntoldDelegate: TableViewDelegate {
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    fail()
    return indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { fail() }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    fail()
    return indexPath
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { fail() }

  private func fail() { Issue.record("a selection from code was told to the delegate") }
}
