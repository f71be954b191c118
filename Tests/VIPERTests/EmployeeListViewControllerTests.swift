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
  private let status = StatusSectionModel()

  init() {
    view = EmployeeListViewController(output: output)
    window = Window(rootViewController: view, size: Size(width: 30, height: 12))
  }

  @Test func `the view loads when it opens, on a pull and when the presenter starts a load`() {
    #expect(output.requests == ["load"])
    window.pullToRefresh()
    view.startLoading()
    #expect(output.requests == ["load", "load", "load"])
  }

  @Test func `a later load cancels the earlier one, and closing the view cancels the last`() async {
    let output = WaitingOutput()
    var view: EmployeeListViewController? = EmployeeListViewController(output: output)
    _ = view?.view
    view?.startLoading()
    view = nil
    #expect(await output.finish() == [true, true])
  }

  @Test func `typing a search passes the text to the output`() {
    window.search("ada")
    #expect(output.requests == ["load", "search ada"])
  }

  @Test func `only sections that were replaced make their cells again`() throws {
    let sections = [EmployeeSectionModel(.hypatia), EmployeeSectionModel(.ada)]
    show(sections)
    let counting = try #require(CountingDataSource(of: view.tableView))
    _ = window.frame
    counting.askedRows = []
    show(sections)
    #expect(counting.askedRows == [])
    let changed = [EmployeeSectionModel(.hypatia), sections[1]]
    show(changed)
    view.show(status: StatusSectionModel(message: "Loading…"), sections: changed)
    #expect(counting.askedRows.map(\.section) == [1, 0])
  }

  @Test func `a section that moves keeps its cells`() throws {
    let sections = [EmployeeSectionModel(.hypatia), EmployeeSectionModel(.ada)]
    show(sections)
    let cell = try #require(view.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    show(sections.reversed())
    #expect(view.tableView.cellForRow(at: IndexPath(row: 0, section: 2)) === cell)
  }

  @Test func `rows are made only for the sections in view`() {
    let sections = (1...20).map { CountedSection($0) }
    show(sections)
    _ = window.frame
    #expect(sections.filter(\.hasRows).count < 12)
  }

  @Test func `a visible button still works after its section is released`() throws {
    let delegate = RecordingDelegate()
    weak var replaced: EmployeeSectionModel?
    do {
      let section = EmployeeSectionModel(.grace)
      section.delegate = delegate
      replaced = section
      show([section])
    }
    let place = try #require(window.place(of: "[Call]"))
    let button = try #require(window.button(line: place.line, column: place.column))
    show([])
    #expect(replaced == nil)
    button.sendActions(for: .touchUpInside)
    #expect(delegate.calls == ["+1-202-555-0101"])
  }

  /// Shows sections below the same empty status section.
  private func show(_ sections: [any SectionRowsRepresentable]) {
    view.show(status: status, sections: sections)
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListViewOutput {
  private(set) var requests: [String] = []

  func load() async { requests.append("load") }
  func searchTextChanged(_ text: String) { requests.append("search \(text)") }
}

/// An output whose loads wait until the test finishes all of them.
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

  /// Finishes the loads and returns whether each was cancelled.
  func finish() async -> [Bool] {
    await withCheckedContinuation { continuation in
      finished = continuation
      for load in waiting { load.resume() }
    }
    return wereCancelled
  }
}

private final class RecordingDelegate: EmployeeSectionModelDelegate {
  private(set) var calls: [String] = []

  func callTapped(_ phone: String, employee id: Employee.ID) { calls.append(phone) }
  func writeTapped(_ address: String, employee id: Employee.ID) {}
  func employeeSelected(_ employee: Employee) {}
  func employeeDeleted(_ id: Employee.ID) {}
}

/// A section of one row that records whether the row was made.
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
