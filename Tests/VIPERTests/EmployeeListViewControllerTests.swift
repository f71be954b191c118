import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The view between sections and an output that the test plays.
struct EmployeeListViewControllerTests {
  private let output = RecordingOutput()
  private let view: EmployeeListViewController
  private let window: Window

  init() {
    view = EmployeeListViewController(output: output)
    window = Window(rootViewController: view, size: Size(width: 30, height: 12))
  }

  @Test func `the screen starts a load when it opens, when it is pulled and on request`() {
    #expect(output.requests == ["load"])
    window.pullToRefresh()
    view.startLoading()
    #expect(output.requests == ["load", "load", "load"])
  }

  @Test func `a later load cancels the earlier one, and a screen that goes the last one`() async {
    let output = WaitingOutput()
    var view: EmployeeListViewController? = EmployeeListViewController(output: output)
    _ = view?.view
    view?.startLoading()
    view = nil
    #expect(await output.finish() == [true, true])
  }

  @Test func `typing is reported`() {
    window.search("ada")
    #expect(output.requests == ["load", "search ada"])
  }

  @Test func `only a section that is another object requests its cells again`() throws {
    let sections = [EmployeeSectionModel(.hypatia), EmployeeSectionModel(.ada)]
    view.show(sections: sections)
    let counting = try #require(CountingDataSource(of: view.tableView))
    _ = window.frame
    counting.askedRows = []
    view.show(sections: sections)
    #expect(counting.askedRows == [])
    view.show(sections: [EmployeeSectionModel(.hypatia), sections[1]])
    #expect(counting.askedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func `a section that moves keeps its cells`() throws {
    let sections = [EmployeeSectionModel(.hypatia), EmployeeSectionModel(.ada)]
    view.show(sections: sections)
    let cell = try #require(view.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    view.show(sections: sections.reversed())
    #expect(view.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
  }

  @Test func `rows are made for the sections in view only`() {
    let sections = (1...20).map { CountedSection($0) }
    view.show(sections: sections)
    _ = window.frame
    #expect(sections.filter(\.hasRows).count < 12)
  }

  @Test func `a button whose section was replaced does nothing`() throws {
    let delegate = RecordingDelegate()
    weak var replaced: EmployeeSectionModel?
    do {
      let section = EmployeeSectionModel(.grace)
      section.delegate = delegate
      replaced = section
      view.show(sections: [section])
    }
    let place = try #require(window.place(of: "[Call]"))
    let button = try #require(window.button(line: place.line, column: place.column))
    view.show(sections: [])
    #expect(replaced == nil)
    button.sendAction()
    #expect(delegate.tapCount == 0)
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListViewOutput {
  private(set) var requests: [String] = []

  func load() async { requests.append("load") }
  func searchTextChanged(_ text: String) { requests.append("search \(text)") }
}

/// An output whose loads wait until they are finished together.
private final class WaitingOutput: EmployeeListViewOutput {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var wereCancelled: [Bool] = []
  private var finished: CheckedContinuation<Void, Never>?

  func load() async {
    await withCheckedContinuation { waiting.append($0) }
    wereCancelled.append(Task.isCancelled)
    if wereCancelled.count == waiting.count { finished?.resume() }
  }

  func searchTextChanged(_ text: String) {}

  /// Finishes the loads, and tells of each whether it was cancelled.
  func finish() async -> [Bool] {
    await withCheckedContinuation { continuation in
      finished = continuation
      for load in waiting { load.resume() }
    }
    return wereCancelled
  }
}

private final class RecordingDelegate: EmployeeSectionModelDelegate {
  private(set) var tapCount = 0

  func callTapped(_ phone: String, employee id: Employee.ID) { tapCount += 1 }
  func writeTapped(_ address: String, employee id: Employee.ID) { tapCount += 1 }
  func employeeSelected(_ employee: Employee) { tapCount += 1 }
  func employeeDeleted(_ id: Employee.ID) { tapCount += 1 }
}

/// A section of one row that tells whether the row was made.
private final class CountedSection: SectionRowsRepresentable {
  let identifier: SectionIdentifier
  private(set) var hasRows = false

  private(set) lazy var rows: [any CellIdentifiable] = {
    hasRows = true
    return [MessageCellModel("row")]
  }()

  init(_ id: Int) {
    identifier = .employee(id)
  }

  var rowCount: Int { 1 }
  var isInteractive: Bool { false }
  func selected() {}
  func deleted() {}
}
