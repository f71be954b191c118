import ListRendering
import Testing

struct EditingTests {
  @Test func `a swipe deletes the row at its line, also after a scroll`() {
    let screen = EditedScreen(["Ann", "Bob", "Eve"])
    screen.window.swipeToDelete(line: 2)
    screen.expectCommits([.row(1)], asked: [.row(1)])
    screen.window.expectFrame(
      """
      ┌─ Names ──┐
      │ Ann      │
      │ Eve      │
      │          │
      └──────────┘
      """)

    let long = EditedScreen(["Ann", "Bob", "Eve", "Ida", "Joe"])
    long.window.scroll(by: 2)
    long.window.swipeToDelete(line: 2)
    long.expectCommits([.row(3)], asked: [.row(3)])
    #expect(long.names == ["Ann", "Bob", "Eve", "Joe"])
  }

  @Test func `a swipe over a locked row, over a title or outside the rows deletes nothing`() {
    let screen = EditedScreen(["Ann", "Bob"])
    for line in [-1, 0, 3, 4, 5] { screen.window.swipeToDelete(line: line) }
    screen.expectCommits([], asked: [])

    let titled = EditedScreen(["Ann"], header: "All")
    titled.window.swipeToDelete(line: 1)
    titled.expectCommits([], asked: [])
    titled.window.swipeToDelete(line: 2)
    titled.expectCommits([.row(0)], asked: [.row(0)])

    let locking = EditedScreen(["Ann", "Bob", "Eve"])
    locking.locked = ["Bob"]
    locking.window.swipeToDelete(line: 2)
    locking.expectCommits([], asked: [.row(1)])
    locking.tableView.expectCounts([3])
  }

  @Test func `rule 18: a swipe deletes only if the delegate's editing style is delete`() {
    let screen = EditedScreen(["Ann", "Bob", "Eve"])
    screen.locked = ["Eve"]
    for style in [UITableViewCell.EditingStyle.none, .insert, .delete] {
      screen.style = { _ in style }
      screen.window.swipeToDelete(line: 2)
    }
    // The delegate is not asked for a row that the data source locks.
    screen.window.swipeToDelete(line: 2)
    screen.expectCommits([.row(1)], asked: .rows([1, 1, 1, 1]))
    #expect(screen.askedStyles == .rows([1, 1, 1]) && screen.names == ["Ann", "Eve"])

    screen.style = { _ in
      screen.tableView.reloadData()
      return .delete
    }
    screen.window.swipeToDelete(line: 1)
    screen.expectCommits([.row(1)], asked: .rows([1, 1, 1, 1, 0]))
    screen.tableView.delegate = nil
    screen.window.swipeToDelete(line: 1)
    #expect(screen.names == ["Eve"])
  }

  @Test func `a swipe does not select, and the selection follows its row`() {
    let screen = EditedScreen(["Ann", "Bob", "Eve"])
    screen.window.swipeToDelete(line: 1)
    screen.tableView.expectSelected(nil)
    screen.window.tap(line: 2, column: 3)
    screen.window.swipeToDelete(line: 1)
    screen.tableView.expectSelected(.row(0))
    screen.window.swipeToDelete(line: 1)
    screen.tableView.expectSelected(nil)
    #expect(screen.names == [])
  }
}

// MARK: -

/// A window of three lines that shows names, which a swipe deletes.
final class EditedScreen: UITableViewController {
  private(set) var names: [String]
  private(set) var asked: [IndexPath] = []
  private(set) var commits: [IndexPath] = []
  var locked: Set<String> = []
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  private(set) var askedStyles: [IndexPath] = []
  private let header: String?
  private(set) lazy var window = Window(
    rootViewController: self, size: Size(width: 12, height: 5))

  init(_ names: [String], header: String? = nil) {
    self.names = names
    self.header = header
    super.init(style: .plain)
    title = "Names"
    tableView.register(LabelledCell.self, forCellReuseIdentifier: "row")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Compares the deleted rows, and the rows for which the table asked whether they may be edited.
  func expectCommits(
    _ commits: [IndexPath], asked: [IndexPath], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect([self.commits, self.asked] == [commits, asked], sourceLocation: sourceLocation)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    header
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LabelledCell)?.label.lines = [names[indexPath.row]]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    asked.append(indexPath)
    return !locked.contains(names[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    askedStyles.append(indexPath)
    return style(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commits.append(indexPath)
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
