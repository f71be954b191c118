import Architectures
import Employees
import ListRendering

/// The list as an architecture builds it.
final class TableSubject: Subject {
  let rows: [IndexPath]

  private let window: Window
  private let tableView: TableView

  init(_ architecture: Architecture, employees: [Employee]) async {
    let screen = architecture.makeScreen(LoadedService(employees), DisconnectedActions())
    window = Window(rootViewController: screen, size: Size(width: Entry.width, height: 42))
    guard let tableView = screen.visibleViewController.view as? TableView else {
      fatalError("\(architecture) shows its list in something else than a table view")
    }
    self.tableView = tableView
    // The screen asks in its next turn on the main actor and shows the answer in the one after.
    for _ in 0..<10 { await Task.yield() }
    rows = (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  func fill(_ rows: [IndexPath], visit: @MainActor (View) -> Void) {
    tableView.forEachCell(at: rows) { _, cell in visit(cell) }
  }

  func draw(into sink: inout some OutputSink) {
    window.drawList(into: &sink)
  }
}

// MARK: -

/// A service that has the employees at hand.
private struct LoadedService: EmployeeService {
  private let loaded: [Employee]

  init(_ employees: [Employee]) {
    loaded = employees
  }

  func employees() async throws(EmployeeServiceError) -> [Employee] { loaded }
}

// MARK: -

/// An outside world that nothing reaches.
private final class DisconnectedActions: EmployeeActions {
  func call(_ phone: String, employee id: Employee.ID) {}
  func write(to address: String, employee id: Employee.ID) {}
}
