import Catalogue
import Employees
import ListRendering

/// The screen of an architecture, driven through a window as a person would.
@MainActor
final class ScreenSubject: Subject {
  let window: Window
  let actions = LoggedActions()
  private let service = AnsweringService()
  private let navigation: UIViewController
  private let tableView: UITableView

  init(_ architecture: Architecture, employees: [Employee]) async {
    navigation = architecture.makeScreen(service, actions, EmployeeListOptions())
    let size = Size(width: Entry.width, height: Operation.pageHeight + 2)
    window = Window(rootViewController: navigation, size: size)
    guard let tableView = window.visibleViewController.view as? UITableView else {
      fatalError("\(architecture) shows its list in something else than a table view")
    }
    self.tableView = tableView
    await finishRefresh(with: employees)
  }

  // MARK: - Looking

  var rows: [IndexPath] {
    (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  func fill(_ rows: [IndexPath], visit: @MainActor (UIView) -> Void) {
    tableView.forEachCell(at: rows) { _, cell in visit(cell) }
  }

  func draw(into sink: inout some OutputSink) { window.drawList(into: &sink) }
  func drawPage(into sink: inout some OutputSink) { window.draw(into: &sink) }

  var visibleCells: [UITableViewCell] { tableView.visibleCells }

  // MARK: - Touching

  func startRefresh() { window.pullToRefresh() }

  func finishRefresh(with employees: [Employee]) async {
    await service.answer(with: employees)
    window.layoutIfNeeded()
  }

  func deleteFirst() { window.swipeToDelete(line: 1) }

  func undoDeletion(showing employees: [Employee]) async {
    await service.answer()
    await show(employees)
  }

  /// The position of the employee with the selected row, from 0.
  var selected: Int? {
    get { tableView.indexPathForSelectedRow.map { $0.section - 1 } }
    set { select(newValue.map { IndexPath(row: 0, section: $0 + 1) }) }
  }

  private func select(_ row: IndexPath?) {
    tableView.selectRow(at: row, animated: false, scrollPosition: .none)
  }

  /// Leaves the profile, if one is shown, and clears the selection.
  func goBack() {
    select(nil)
    (navigation as? UINavigationController)?.popViewController(animated: false)
  }
}

// MARK: -

/// Actions that count calls and letters, and record the last call.
@MainActor
final class LoggedActions: EmployeeActions {
  /// The number of actions so far.
  private(set) var count = 0

  /// The last action if it was a call.
  private(set) var lastCall: (phone: String, employee: Employee.ID)?

  func call(_ phone: String, employee id: Employee.ID) {
    count += 1
    lastCall = (phone, id)
  }

  func write(to address: String, employee id: Employee.ID) {
    count += 1
    lastCall = nil
  }
}
