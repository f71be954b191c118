import ListRendering
import TestSupport
import Testing
import UIKit

struct TableViewControllerTests {
  @Test func `rule 6: the table calls every method that a subclass overrides`() {
    let screen = CompleteScreen()
    TextWindow(rootViewController: screen, size: Size(width: 16, height: 10)).expectFrame(
      """
      ┌─ Complete ───┐
      │ head 0       │
      │ row 0.0      │
      │ more         │
      │ foot 0       │
      │ head 1       │
      │ row 1.0      │
      │ more         │
      │ foot 1       │
      └──────────────┘
      """)
  }

  @Test func `rule 6: a screen that overrides nothing shows an empty list`() throws {
    let screen = UITableViewController()
    let table = try #require(screen.tableView)
    table.rowHeight = .lines(3)
    table.expectCounts([0])
    expectEqual(screen.tableView(table, heightForRowAt: .row(0)), .lines(3))
  }

  @Test func `a table screen loads its view once, and ends the selection when it appears`() throws {
    let screen = CompleteScreen()
    expectEqual(screen.loads, 0)
    let table = try #require(screen.tableView)
    #expect(screen.view === table)
    expectEqual(screen.loads, 1)
    table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    screen.clearsSelectionOnViewWillAppear = false
    screen.viewWillAppear(false)
    table.expectSelected(.row(0))
    screen.clearsSelectionOnViewWillAppear = true
    screen.viewWillAppear(false)
    table.expectSelected(nil)
  }
}

// MARK: -

/// A screen that overrides every method.
private final class CompleteScreen: UITableViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    title = "Complete"
    tableView.register(LabelledCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LabelledCell)?.label.lines = [
      "row \(indexPath.section).\(indexPath.row)", "more", "cut",
    ]
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "head \(section)"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    "foot \(section)"
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    .lines(2)
  }
}
