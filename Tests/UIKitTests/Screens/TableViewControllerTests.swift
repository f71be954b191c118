import ListRendering
import TestSupport
import Testing
import UIKit

struct TableViewControllerTests {
  @Test
  func `rule 6: the table calls every method that a subclass, or a subclass of it, overrides`() {
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

    let shorter = ShorterScreen()
    TextWindow(rootViewController: shorter, size: Size(width: 16, height: 5), style: .plain)
      .expectFrame(
        """
        Complete
        head 0
        row 0.0
        foot 0

        """)
  }

  @Test
  func `rule 6: a method is called if the base class declares it, and not if only a subclass does`()
  {
    let list = LateList()
    let table = UITableView()
    table.dataSource = list
    table.size = Size(width: 20, height: 4)
    let lines = (0..<4).map { table.indexPathForRow(atLine: $0)?.row }
    // The header of the base class is the first line; the footer of the subclass is missing.
    #expect(lines == [nil, 0, 1, nil])
    #expect(table.rect(forSection: 0).height == .lines(3))
  }

  @Test func `rule 6: a screen that overrides nothing shows an empty list`() throws {
    let screen = UITableViewController()
    screen.loadView()
    let table = try #require(screen.tableView)
    table.rowHeight = .lines(3)
    let height = screen.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0))
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(height == .lines(3))
  }

  @Test func `a table screen loads its view once and is its data source and delegate`() throws {
    let screen = CompleteScreen()
    #expect(screen.loads == 0)
    let views = [screen.view, screen.view]
    #expect(screen.loads == 1)
    let table = try #require(screen.tableView)
    #expect(views.allSatisfy { $0 === table })
    #expect(table.dataSource === screen)
    #expect(table.delegate === screen)
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

/// A list whose header is declared where the conformance is, and whose footer is declared too late.
private class EarlyList: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

private final class LateList: EarlyList {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "header" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "footer"
  }
}

// MARK: -

/// A screen that overrides every method.
private class CompleteScreen: UITableViewController {
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

// MARK: -

/// A screen that overrides some methods again.
private final class ShorterScreen: CompleteScreen {
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    .lines(1)
  }
}
