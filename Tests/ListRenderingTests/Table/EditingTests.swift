import ListRendering
import Testing

struct EditingTests {
  @Test func `a swipe deletes the row at its line`() {
    let screen = EditedScreen(["Ann", "Bob", "Eve"])
    screen.window.swipeToDelete(line: 2)
    #expect(screen.commits == [.row(1)])
    screen.window.expectFrame(
      """
      ┌─ Names ──┐
      │ Ann      │
      │ Eve      │
      │          │
      └──────────┘
      """)
  }

  @Test func `a row that may not be edited is not deleted`() {
    let screen = EditedScreen(["Ann", "Bob", "Eve"])
    screen.locked = ["Bob"]
    screen.window.swipeToDelete(line: 2)
    #expect(screen.asked == [.row(1)])
    #expect(screen.commits == [])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a swipe after a scroll deletes the row at its line`() {
    let screen = EditedScreen(["Ann", "Bob", "Eve", "Ida", "Joe"])
    screen.window.scroll(by: 2)
    screen.window.swipeToDelete(line: 2)
    #expect(screen.commits == [.row(3)])
    #expect(screen.names == ["Ann", "Bob", "Eve", "Joe"])
  }

  @Test(arguments: [-1, 0, 3, 4, 5]) func `a swipe outside the rows deletes nothing`(
    line: Int
  ) {
    let screen = EditedScreen(["Ann", "Bob"])
    screen.window.swipeToDelete(line: line)
    #expect(screen.asked == [])
    #expect(screen.commits == [])
  }

  @Test func `a swipe over a title deletes nothing`() {
    let screen = EditedScreen(["Ann"], header: "All")
    screen.window.swipeToDelete(line: 1)
    #expect(screen.asked == [])
    screen.window.swipeToDelete(line: 2)
    #expect(screen.commits == [.row(0)])
  }

  @Test func `a swipe does not select, and the selection follows its row`() {
    let screen = EditedScreen(["Ann", "Bob", "Eve"])
    screen.window.swipeToDelete(line: 1)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    screen.window.tap(line: 2, column: 3)
    screen.window.swipeToDelete(line: 1)
    #expect(screen.tableView.indexPathForSelectedRow == .row(0))
    screen.window.swipeToDelete(line: 1)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    #expect(screen.names == [])
  }

  @Test func `a data source allows edits by default, and a swipe changes nothing`() {
    let dataSource = SingleSection()
    let table = TableView()
    table.size = Size(width: 10, height: 3)
    table.dataSource = dataSource
    #expect(dataSource.tableView(table, canEditRowAt: .row(0)))
    table.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `rule 2: a table without a data source has no row to delete`() {
    let screen = EditedScreen(["Ann", "Bob"])
    let window = screen.window
    screen.tableView.dataSource = nil
    window.swipeToDelete(line: 1)
    #expect(screen.asked == [])
    #expect(screen.commits == [])
  }
}

// MARK: -

/// A window of three lines that shows names, which a swipe deletes.
final class EditedScreen: TableViewController {
  private(set) var names: [String]
  private(set) var asked: [IndexPath] = []
  private(set) var commits: [IndexPath] = []
  var locked: Set<String> = []
  private let header: String?
  private(set) lazy var window = Window(
    rootViewController: self, size: Size(width: 12, height: 5))

  init(_ names: [String], header: String? = nil) {
    self.names = names
    self.header = header
    super.init()
    title = "Names"
    tableView.register(LabelledCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    header
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LabelledCell)?.label.lines = [names[indexPath.row]]
    return cell
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    asked.append(indexPath)
    return !locked.contains(names[indexPath.row])
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commits.append(indexPath)
    switch editingStyle {
    case .delete:
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath])
    }
  }
}
