import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The view, tested in a window with a test double for the output.
struct EmployeeListViewControllerTests {
  private let output = RecordingOutput()
  private let view: EmployeeListViewController
  private let window: Window
  private let delegate = RecordingDelegate()

  init() {
    view = EmployeeListViewController(output: output)
    window = Window(rootViewController: view, size: Size(width: 30, height: 12))
  }

  @Test func `the view reports that it opened, a pull and a search`() {
    window.pullToRefresh()
    window.search("ada")
    #expect(output.requests == ["opened", "pulled", "search ada"])
  }

  @Test func `only sections that have changed make their cells again`() throws {
    show([.hypatia, .ada])
    let counting = try #require(CountingDataSource(of: view.tableView))
    _ = window.frame
    counting.askedRows = []
    show([.hypatia, .ada])
    #expect(counting.askedRows == [])
    show([Employee(id: 5, name: "Hypatia", specialization: "Astronomy"), .ada])
    #expect(counting.askedRows.map(\.section) == [0])
  }

  @Test func `a section that moves keeps its cells`() throws {
    show([.hypatia, .ada])
    let cell = try #require(view.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    show([.ada, .hypatia])
    #expect(view.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func `a visible button still works after its section is released`() throws {
    show([.grace])
    let place = try #require(window.place(of: "[Call]"))
    let button = try #require(window.button(line: place.line, column: place.column))
    show([])
    button.sendActions(for: .touchUpInside)
    #expect(delegate.calls == ["+1-202-555-0101"])
  }

  @Test func `a tap selects and a swipe deletes the section`() {
    show([.grace])
    window.tap(line: 1, column: 2)
    window.swipeToDelete(line: 1)
    #expect(delegate.calls == ["select Grace Hopper", "delete 1"])
  }

  /// Shows a section for each employee.
  private func show(_ employees: [Employee]) {
    view.updateForSections(employees.map { EmployeeSectionModel($0, delegate: delegate) })
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListViewOutput {
  private(set) var requests: [String] = []

  func viewDidLoad() { requests.append("opened") }
  func pulledToRefresh() { requests.append("pulled") }
  func searchTextChanged(_ text: String) { requests.append("search \(text)") }
}

private final class RecordingDelegate: EmployeeSectionModelDelegate {
  private(set) var calls: [String] = []

  func callTapped(_ phone: String, employee id: Employee.ID) { calls.append(phone) }
  func writeTapped(_ address: String, employee id: Employee.ID) {}
  func employeeSelected(_ employee: Employee) { calls.append("select \(employee.name)") }
  func employeeDeleted(_ id: Employee.ID) { calls.append("delete \(id)") }
}
