import EmployeeViews
import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The adapted table view, tested with sections of messages.
struct AdaptedTableViewTests {
  @Test func `showing sections replaces those before`() {
    let tableView = makeTable([])
    let lists = [[Section(1, ["one"])], [Section(1, ["one"]), Section(2, ["two", "three"])], []]
    let drawn = lists.map { sections in
      tableView.show(sections, searchText: nil)
      return text(of: tableView)
    }
    #expect(drawn == ["one\n\n\n", "one\ntwo\nthree\n", "\n\n\n"])
  }

  @Test func `a tap on a row that is selectable selects its section, and a swipe deletes it`() {
    let section = Section(1, ["one"], workplace: "two")
    let tableView = makeTable([section])
    for line in 0...1 { tableView.tap(at: Point(column: 2, line: line)) }
    for line in [1, 0] { tableView.swipeToDelete(at: Point(column: 0, line: line)) }
    #expect(section.log == ["selected", "deleted"])
  }

  @Test func `a section without closures is neither highlighted nor deleted`() {
    let tableView = makeTable([Section(1, ["one"], isInteractive: false, workplace: "two")])
    for line in 0...1 { tableView.tap(at: Point(column: 2, line: line)) }
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(tableView.indexPathForSelectedRow == nil)
    #expect(!tableView.tableView(tableView, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test func `the table registers all cell classes of its factory`() {
    let tableView = makeTable([])
    for cellType in EmployeeCellFactory(portraits: nil).cellTypes {
      #expect(tableView.dequeueReusableCell(withIdentifier: cellType.identifier) != nil)
    }
  }

  @Test func `an unknown view model stops the program with its type and index path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = text(of: makeTable([Section(1, ["one"], isKnown: false)]))
      }
    }
    #expect(
      lastWords(of: result).contains(
        "no cell for a view model of type UnknownCellViewModel at [0, 0]"))
  }
}

// MARK: -

private func makeTable(_ sections: [Section]) -> AdaptedTableView {
  let tableView = AdaptedTableView(cellFactory: EmployeeCellFactory(portraits: nil))
  tableView.size = Size(width: 20, height: 3)
  tableView.show(sections, searchText: nil)
  return tableView
}

// MARK: -

/// A section of messages that records its selection and deletion.
private final class Section: AdaptedSectionViewModel {
  let id: AnyHashable
  let cells: [any AdaptedCellViewModel]
  private(set) var log: [String] = []

  private let messages: [String]
  private let isInteractive: Bool

  init(
    _ id: Int, _ messages: [String], isInteractive: Bool = true, isKnown: Bool = true,
    workplace: String? = nil
  ) {
    self.id = id
    self.messages = messages
    self.isInteractive = isInteractive
    let workplaces = [workplace].compactMap { $0 }.map(EmployeeWorkplaceCellViewModel.init)
    cells =
      isKnown ? messages.map(MessageCellViewModel.init) + workplaces : [UnknownCellViewModel()]
  }

  var select: (() -> Void)? { isInteractive ? { self.log.append("selected") } : nil }

  var delete: (() -> Void)? { isInteractive ? { self.log.append("deleted") } : nil }

  func hasSameContent(as other: any AdaptedSectionViewModel) -> Bool {
    messages == (other as? Section)?.messages
  }
}

// MARK: -

private struct UnknownCellViewModel: AdaptedCellViewModel {}
