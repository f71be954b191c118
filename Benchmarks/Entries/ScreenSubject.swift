import Catalogue
import Employees
import ListRendering

/// The list as an architecture builds it, with a person's hands on it.
final class ScreenSubject: Subject {
  /// The glass through which the screen is seen and touched.
  let window: Window

  /// What taps have caused.
  let actions = LoggedActions()

  private let service: AnsweringService
  private let navigation: ViewController
  private let tableView: TableView

  init(_ architecture: Architecture, employees: [Employee]) async {
    service = AnsweringService()
    navigation = architecture.makeScreen(service, actions)
    window = Window(rootViewController: navigation, size: Self.windowSize)
    guard let tableView = navigation.visibleViewController.view as? TableView else {
      fatalError("\(architecture) shows its list in something else than a table view")
    }
    self.tableView = tableView
    await finishRefresh(with: employees)
  }

  /// The window of every measured screen: 40 lines of content in a frame.
  static let windowSize = Size(width: Entry.width, height: 42)

  // MARK: - Looking

  var rows: [IndexPath] {
    (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  func fill(_ rows: [IndexPath], visit: @MainActor (View) -> Void) {
    tableView.forEachCell(at: rows) { _, cell in visit(cell) }
  }

  func draw(into sink: inout some OutputSink) {
    window.drawList(into: &sink)
  }

  /// The identifier of each employee's section, from first to last.
  var identities: [String] {
    (1..<max(1, tableView.numberOfSections)).compactMap { section in
      association?.modelIdentifier(forSection: section, in: tableView).map { "\($0)" }
    }
  }

  /// The cells in view.
  var cells: [TableViewCell] { tableView.visibleCells }

  private var association: (any DataSourceModelAssociation)? {
    tableView.dataSource as? any DataSourceModelAssociation
  }

  func drawPage(into sink: inout some OutputSink) {
    window.draw(into: &sink)
  }

  // MARK: - Touching

  func startRefresh() {
    window.pullToRefresh()
  }

  func finishRefresh(with employees: [Employee]) async {
    await service.answer(with: employees)
    window.layoutIfNeeded()
  }

  func deleteFirst() {
    window.swipeToDelete(line: 1)
  }

  func undoDeletion(showing employees: [Employee]) async {
    await service.refuseDeletion()
    await show(employees)
  }

  /// The place of the employee whose row is selected, from 0.
  var selected: Int? {
    get { tableView.indexPathForSelectedRow.map { $0.section - 1 } }
    set { tableView.selectRow(at: newValue.map { IndexPath(row: 0, section: $0 + 1) }) }
  }

  /// Leaves the profile, if one is shown, and selects nobody.
  func goBack() {
    tableView.selectRow(at: nil)
    (navigation as? NavigationController)?.popViewController()
  }
}
