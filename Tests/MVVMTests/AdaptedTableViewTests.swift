import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The adapted table view, tested with sections of messages.
struct AdaptedTableViewTests {
  @Test func `setting the sections shows their rows`() {
    let tableView = makeTable([Section(1, ["one"])])
    #expect(text(of: tableView) == "one\n\n\n")
    tableView.sections = [Section(1, ["one"]), Section(2, ["two", "three"])]
    #expect(text(of: tableView) == "one\ntwo\nthree\n")
    tableView.sections = []
    #expect(text(of: tableView) == "\n\n\n")
  }

  @Test func `a section that moves without a change keeps its cell`() throws {
    let tableView = makeTable([Section(1, ["one"]), Section(2, ["two"])])
    let cells = tableView.visibleCells
    try #require(cells.count == 2)
    tableView.sections = [Section(2, ["two"]), Section(1, ["changed"])]
    #expect(text(of: tableView) == "two\nchanged\n\n")
    #expect(tableView.visibleCells.first === cells[1])
  }

  @Test func `the rows of a section are made once, when the section is first shown`() {
    let sections = (1...5).map { Section($0, ["\($0)"]) }
    let tableView = makeTable(sections)
    _ = tableView.visibleCells
    #expect(sections.map(\.makeCount) == [1, 1, 1, 0, 0])
    tableView.scrollToEnd()
    tableView.scrollToTop()
    #expect(sections.map(\.makeCount) == [1, 1, 1, 1, 1])
  }

  @Test func `a tap selects the section and a swipe deletes it`() {
    let section = Section(1, ["one"])
    let tableView = makeTable([section])
    tableView.tap(at: Point(column: 0, line: 0))
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(section.log == ["selected", "deleted"])
  }

  @Test func `a section that is not interactive cannot be selected or deleted`() {
    let section = Section(1, ["one"], isInteractive: false)
    let tableView = makeTable([section])
    tableView.tap(at: Point(column: 0, line: 0))
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(section.log == [])
    #expect(tableView.indexPathForSelectedRow == nil)
  }

  @Test func `the selection is restored in the section with the same id`() {
    let tableView = makeTable([Section(1, ["one"]), Section(2, ["two"])])
    tableView.selectRow(at: IndexPath(row: 0, section: 1))
    let state = tableView.restorableState
    tableView.sections = []
    tableView.sections = [Section(2, ["two"]), Section(3, ["three"])]
    tableView.restore(state)
    #expect(tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func `the table registers all cell classes of its factory`() {
    let tableView = makeTable([])
    for cellType in EmployeeCellFactory().cellTypes {
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
        "no cell for a view model of type UnknownCellViewModel at {section 0, row 0}"))
  }
}

// MARK: -

private func makeTable(_ sections: [Section]) -> AdaptedTableView {
  let tableView = AdaptedTableView(cellFactory: EmployeeCellFactory())
  tableView.size = Size(width: 20, height: 3)
  tableView.sections = sections
  return tableView
}

// MARK: -

/// A section of messages that records its selection and deletion.
private nonisolated final class Section: AdaptedSectionViewModel {
  let id: Int
  let isInteractive: Bool
  @MainActor private(set) var makeCount = 0
  @MainActor private(set) var log: [String] = []

  private let messages: [String]
  private let isKnown: Bool

  init(_ id: Int, _ messages: [String], isInteractive: Bool = true, isKnown: Bool = true) {
    self.id = id
    self.messages = messages
    self.isInteractive = isInteractive
    self.isKnown = isKnown
  }

  var cellCount: Int { messages.count }

  @MainActor func makeCells() -> [any AdaptedCellViewModel] {
    makeCount += 1
    return isKnown ? messages.map(MessageCellViewModel.init) : [UnknownCellViewModel()]
  }

  func showsSame(as other: any AdaptedSectionViewModel) -> Bool {
    messages == (other as? Section)?.messages
  }

  @MainActor func selected() { log.append("selected") }

  @MainActor func deleted() { log.append("deleted") }
}

// MARK: -

private nonisolated final class UnknownCellViewModel: AdaptedCellViewModel {}
