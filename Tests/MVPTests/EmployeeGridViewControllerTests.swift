import Employees
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import MVP

/// The view with cards, tested in a window with a test double for the presenter.
struct EmployeeGridViewControllerTests {
  private let presenter = RecordingPresenter()
  private let view: EmployeeGridViewController
  private let window: TextWindow

  init() {
    view = EmployeeGridViewController(presenter: presenter)
    window = TextWindow(rootViewController: view, size: Size(width: 30, height: 6))
    show(
      .employee(1),
      [
        .info(photo: nil, name: "Grace", specialization: "Compilers"), .message("Not deleted"),
        .button(title: "Call", .call(1)),
      ])
  }

  @Test func `the view reports what a person does`() {
    for line in [1, 4, 3] { window.tap(line: line, column: 4) }
    window.pullToRefresh()
    window.search("ada")
    #expect(presenter.calls == ["loaded", "selected 1", "tapped call(1)", "pulled", "search ada"])
  }

  @Test func `a row that cannot be selected is not highlighted`() {
    let frame = window.frame
    window.tap(line: 3, column: 4)
    expect(window.frame, is: frame)
  }

  private func show(_ id: EmployeeListSectionID, _ rows: [EmployeeListSection.Row]) {
    view.loadViewIfNeeded()
    view.show(
      EmployeeListContent(
        title: "", sections: [EmployeeListSection(id: id, rows: rows)], searchText: nil,
        isRefreshing: false))
  }
}

// MARK: -

private final class RecordingPresenter: EmployeeListPresenting {
  private(set) var calls: [String] = []

  func viewLoaded() { calls.append("loaded") }
  func pulledToRefresh() { calls.append("pulled") }
  func tapped(_ button: EmployeeListSection.Button) { calls.append("tapped \(button)") }
  func employeeSelected(_ id: Employee.ID) { calls.append("selected \(id)") }
  func searchTextChanged(_ text: String) { calls.append("search \(text)") }
  func deleteTapped(_ id: Employee.ID) { calls.append("delete \(id)") }
}
