import Foundation
import ListRendering
import Testing

/// A file that imports Foundation and the table, as many files of real projects do.
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
  private final class Screen: TableViewController {
    private(set) var selected: IndexPath?

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      selected = indexPath
    }
  }

  @Test func `an index path without a prefix is the table's`() {
    let provider = Provider(items: [[], ["Ann", "Bob"]])
    let paths = provider.indexPaths(inSection: 1)
    #expect(paths == [.row(0, in: 1), .row(1, in: 1)])
    #expect(provider.item(at: paths[1]) == "Bob")
    let screen = Screen()
    screen.tableView(screen.tableView, didSelectRowAt: paths[0])
    #expect(screen.selected == paths[0])
  }

  @Test func `the index path of Foundation has its prefix`() {
    let path: Foundation.IndexPath = [1, 0]
    #expect(IndexPath(row: path[1], section: path[0]) == .row(0, in: 1))
  }
}
