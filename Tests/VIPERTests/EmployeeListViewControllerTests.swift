import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The view, tested in a window with test doubles for the output and for the sections' delegate.
struct EmployeeListViewControllerTests {
  private let output = RecordingOutput()
  private let view: EmployeeListViewController
  private let window: Window
  private let delegate = RecordingDelegate()

  init() {
    view = EmployeeListViewController(output: output)
    window = Window(rootViewController: view, size: Size(width: 30, height: 10))
  }

  @Test func `the view reports that it was loaded, a pull and a search`() {
    window.pullToRefresh()
    window.search("ada")
    #expect(output.requests == ["loaded", "pulled", "search ada"])
  }

  @Test func `the view shows a title, sections and the refresh control`() {
    view.show(title: "2 employees")
    show([.hypatia, .rozsa])
    view.show(isRefreshing: true)
    expect(
      window.frame,
      is: """
        ┌─ 2 employees ──────────────┐
        │ ◌ Refreshing…              │
        │ □ Hypatia                  │
        │   Mathematics              │
        │ □ Rózsa Péter              │
        │   Recursive functions      │
        │   · Eötvös Loránd Univers… │
        │   [Call]                   │
        │                            │
        └────────────────────────────┘
        """)
    view.show(isRefreshing: false)
    show([.hypatia])
    #expect(window.lines[1...3].joined().filter { !"│ ".contains($0) } == "□HypatiaMathematics")
  }

  @Test func `a tap on any row selects a section, and a swipe over its first row deletes it`() {
    show([.grace])
    window.swipeToDelete(line: 3)
    window.tap(line: 3, column: 2)
    window.swipeToDelete(line: 1)
    #expect(delegate.calls == ["select Grace Hopper", "delete 1"])
  }

  @Test func `a row that cannot be selected is not highlighted in a table or in a grid`() {
    let grid = EmployeeGridViewController(output: output)
    let views: [any UIViewController & EmployeeListViewInput] = [view, grid]
    for view in views {
      let window = Window(rootViewController: view, size: Size(width: 30, height: 5))
      view.updateForSections([MessageSection()], searchText: nil)
      let frame = window.frame
      window.tap(line: 1, column: 10)
      expect(window.frame, is: frame)
    }
    #expect(view.tableView.indexPathForSelectedRow == nil)
  }

  /// Shows a section for each employee.
  private func show(_ employees: [Employee]) {
    view.updateForSections(
      employees.map { EmployeeSectionModel($0, refusal: nil, delegate: delegate) }, searchText: nil)
  }
}

// MARK: -

private final class MessageSection: SectionRowsRepresentable {
  let identifier = EmployeeListSectionID.status
  let rows: [any CellIdentifiable] = [MessageCellModel(message: "a message")]

  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool { true }
}

// MARK: -

private final class RecordingOutput: EmployeeListViewOutput {
  private(set) var requests: [String] = []

  func viewLoaded() { requests.append("loaded") }
  func pulledToRefresh() { requests.append("pulled") }
  func searchTextChanged(_ text: String) { requests.append("search \(text)") }

  func employeeAppeared(_ id: Employee.ID, in view: any PortraitViewInput) {}
  func employeeApproaches(_ id: Employee.ID) {}
}

private final class RecordingDelegate: EmployeeSectionModelDelegate, StatusSectionModelDelegate {
  private(set) var calls: [String] = []

  func callTapped(_ phone: String, employee id: Employee.ID) { calls.append("call \(phone)") }
  func writeTapped(_ address: String, employee id: Employee.ID) { calls.append("write") }
  func employeeSelected(_ employee: Employee) { calls.append("select \(employee.name)") }
  func deleteTapped(_ id: Employee.ID) { calls.append("delete \(id)") }
  func retryTapped() { calls.append("retry") }
}
