import Employees
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import VIPER

/// The view, tested in a window with test doubles for the presenter, as output and as delegate.
struct EmployeeListViewControllerTests {
  private let output = RecordingOutput()
  private let view: EmployeeListViewController
  private let window: TextWindow
  private let delegate = RecordingDelegate()

  init() {
    view = EmployeeListViewController(output: output)
    window = TextWindow(rootViewController: view, size: Size(width: 30, height: 10))
  }

  @Test func `the view reports that it was loaded, a pull and a search`() {
    window.pullToRefresh()
    window.search("ada")
    #expect(output.requests == ["loaded", "pulled", "search ada"])
  }

  @Test func `the view shows a title, sections and the refresh control`() {
    show([.hypatia, .rozsa], title: "2 employees", isRefreshing: true)
    expect(
      window.frame,
      is: """
        ┌─ 2 employees ──────────────┐
        │ ◌ Refreshing…              │
        │ □ Hypatia                  │
        │   Mathematics              │
        │ □ Rózsa Péter              │
        │   Recursive functions      │
        │   · Eötvös Loránd          │
        │     University             │
        │   [Call]                   │
        └────────────────────────────┘
        """)
    show([.hypatia])
    #expect(window.lines[1...3].joined().filter { !"│ ".contains($0) } == "□HypatiaMathematics")
  }

  @Test func `a section is shown again only if it shows something else or somebody else`() {
    let renamed = Employee(id: 5, name: "Hypatia", specialization: "Astronomy")
    let twin = Employee(id: 6, name: "Hypatia", specialization: "Astronomy")
    show([.hypatia])
    view.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    show([.hypatia])
    #expect(view.tableView.indexPathForSelectedRow != nil, "the equal section is reloaded")
    show([renamed])
    #expect(window.lines[2].contains("Astronomy"))
    show([twin])
    window.swipeToDelete(line: 1)
    #expect(delegate.calls == ["delete 6"])
  }

  @Test func `a tap on any row selects a section, and a swipe over its name deletes it`() {
    show([.grace])
    window.swipeToDelete(line: 3)
    window.tap(line: 3, column: 2)
    window.swipeToDelete(line: 1)
    #expect(delegate.calls == ["select 1", "delete 1"])
  }

  @Test func `a button calls through its section, also after an equal section replaced it`() {
    show([.rozsa])
    window.tap(line: 5, column: 5)
    show([.rozsa])
    window.tap(line: 5, column: 5)
    #expect(delegate.calls == ["call 3", "call 3"])
  }

  @Test func `a row that cannot be selected is not highlighted`() {
    let section = EmployeeListSectionModel.status(
      StatusSectionModel(EmployeeList(), EmployeeListStatus(), delegate: delegate))
    view.show(
      EmployeeListContent(title: "", sections: [section], searchText: nil, isRefreshing: false))
    let frame = window.frame
    window.tap(line: 1, column: 10)
    expect(window.frame, is: frame)
    #expect(view.tableView.indexPathForSelectedRow == nil)
  }

  /// Shows a section for each employee.
  private func show(_ employees: [Employee], title: String = "", isRefreshing: Bool = false) {
    let sections = employees.map { employee in
      EmployeeListSectionModel.employee(
        EmployeeSectionModel(employee, refusal: nil, delegate: delegate))
    }
    view.show(
      EmployeeListContent(
        title: title, sections: sections, searchText: nil, isRefreshing: isRefreshing))
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListViewOutput {
  private(set) var requests: [String] = []

  func viewLoaded() { requests.append("loaded") }
  func pulledToRefresh() { requests.append("pulled") }
  func searchTextChanged(_ text: String) { requests.append("search \(text)") }
}

private final class RecordingDelegate: StatusSectionDelegate, EmployeeSectionDelegate {
  private(set) var calls: [String] = []

  func callTapped(_ id: Employee.ID) { calls.append("call \(id)") }
  func writeTapped(_ id: Employee.ID) { calls.append("write \(id)") }
  func retryTapped() { calls.append("retry") }
  func employeeSelected(_ id: Employee.ID) { calls.append("select \(id)") }
  func deleteTapped(_ id: Employee.ID) { calls.append("delete \(id)") }
}
