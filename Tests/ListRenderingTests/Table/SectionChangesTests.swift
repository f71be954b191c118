import Diffing
import ListRendering
import TableUpdates
import TestSupport
import Testing

/// Applying the changes between two lists to a table.
struct SectionChangesTests {
  @Test func `a table to which the changes are applied shows the new list`() {
    for seed in UInt64(1)...60 {
      let screen = NumberedSections()
      for (step, new) in IdentifiedItem.lists(20, .unique, seed: seed).enumerated() {
        let changes = SectionChanges(from: screen.items, to: new)
        screen.tableView.apply(changes) { screen.items = new }
        var drawn = ""
        ListRenderer(width: 20, style: .plain).drawFrame(of: screen, into: &drawn)
        let rows = drawn.split(separator: "\n").map(String.init)
        #expect(rows == new.map { "\($0)" }, "seed \(seed), step \(step)")
      }
    }
  }
}

// MARK: -

/// A table with a section of one row for each item.
private final class NumberedSections: UITableViewController {
  var items: [IdentifiedItem] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.size = Size(width: 20, height: 24)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Number")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { items.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
    let item = items[indexPath.section]
    cell.textLabel?.text = "\(item)"
    return cell
  }
}
