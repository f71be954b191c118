import UIKit

/// A screen that shows snapshots, and checks that its delegate hears balanced calls.
final class SnapshotScreen: UITableViewController {
  /// The number that each item shows, and the lines that it takes.
  var versions: [Int: Int] = [:]

  private(set) var source: UITableViewDiffableDataSource<Int, Int>?

  /// The cells between `willDisplay` and `didEndDisplaying`, and the unbalanced calls.
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var faults: [String] = []

  /// The requested items.
  var asked: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LabelledCell.self, forCellReuseIdentifier: "item")
    source = SnapshotSource(tableView: tableView) { [unowned self] table, indexPath, item in
      asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      (cell as? LabelledCell)?.label.lines = lines(of: item)
      return cell
    }
  }

  /// The lines that an item shows.
  func lines(of item: Int) -> [String] {
    "abc".prefix(1 + (item + versions[item, default: 0]) % 3)
      .map { "\(item).\(versions[item, default: 0])\($0)" }
  }

  /// The lines of the whole list.
  func lines(of snapshot: NSDiffableDataSourceSnapshot<Int, Int>) -> [String] {
    snapshot.sectionIdentifiers.flatMap { section in
      ["section \(section)"] + snapshot.itemIdentifiers(inSection: section).flatMap(lines(of:))
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { faults.append("twice \(indexPath)") }
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { faults.append("never \(indexPath)") }
  }
}

// MARK: -

/// A data source with a title above each section, as a subclass can add it.
private final class SnapshotSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section).map { "section \($0)" }
  }
}
