import Foundation
import ListRendering
import Testing

/// Checks the meaning of `IndexPath` in a file that imports Foundation and the table.
struct FoundationIndexPathTests {
  /// A plain type with index paths in its signatures.
  private struct Provider {
    let items: [[String]]

    func item(at indexPath: IndexPath) -> String { items[indexPath.section][indexPath.item] }

    func indexPaths(inSection section: Int) -> [IndexPath] {
      var paths = [IndexPath]()
      for item in items[section].indices { paths.append(IndexPath(item: item, section: section)) }
      return paths
    }
  }

  /// A screen with a method of the table's delegate.
  private final class Screen: UITableViewController {
    private(set) var selected: IndexPath?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected = indexPath
    }
  }

  @Test func `the plain name is the table's index path, Foundation's needs its module name`() {
    let provider = Provider(items: [[], ["Ann", "Bob"]])
    let paths = provider.indexPaths(inSection: 1)
    #expect(paths == .rows(0..<2, in: 1))
    #expect(provider.item(at: paths[1]) == "Bob")
    let screen = Screen()
    screen.tableView(screen.tableView, didSelectRowAt: paths[0])
    #expect(screen.selected == paths[0])
    let path: Foundation.IndexPath = [1, 0]
    #expect(IndexPath(row: path[1], section: path[0]) == paths[0])
  }

  @Test func `a literal names the section and then the row, and another number of them stops`()
    async
  {
    let path: IndexPath = [2, 5]
    #expect(path == IndexPath(row: 5, section: 2))
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let path: IndexPath = [1, 2, 3]
      _ = path
    }
    result.expectFatalError(
      "Invalid index path for use with UITableView. Index paths passed to table view must contain "
        + "exactly two indices specifying the section and row.")
  }
}
