import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The adapted table view, tested with sections of messages.
struct AdaptedTableViewTests {
  @Test func `setting the sections shows their rows`() {
    let tableView = makeTable([])
    let lists = [[Section(1, ["one"])], [Section(1, ["one"]), Section(2, ["two", "three"])], []]
    let drawn = lists.map { sections in
      tableView.show(sections)
      return text(of: tableView)
    }
    #expect(drawn == ["one\n\n\n", "one\ntwo\nthree\n", "\n\n\n"])
  }

  @Test func `a section that moves without a change keeps its cell`() throws {
    let tableView = makeTable([Section(1, ["one"]), Section(2, ["two"])])
    let screen = UIViewController()
    screen.view = tableView
    let window = Window(rootViewController: screen, size: Size(width: 20, height: 5))
    let cells = tableView.visibleCells
    try #require(cells.count == 2)
    tableView.show([Section(2, ["two"]), Section(1, ["changed"])])
    #expect(window.place(of: "two") == Point(column: 2, line: 1))
    #expect(tableView.visibleCells.first === cells[1])
  }

  @Test func `a tap selects and a swipe deletes a section that allows it`() {
    let sections = [Section(1, ["one"]), Section(2, ["two"], isInteractive: false)]
    for section in sections {
      let tableView = makeTable([section])
      tableView.tap(at: Point(column: 0, line: 0))
      tableView.swipeToDelete(at: Point(column: 0, line: 0))
      #expect((tableView.indexPathForSelectedRow == nil) == !section.isInteractive)
    }
    #expect(sections.map(\.log) == [["selected", "deleted"], []])
  }

  @Test func `the selection is restored in the section with the same id`() {
    let tableView = makeTable([Section(1, ["one"]), Section(2, ["two"])])
    tableView.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    let place = tableView.place
    tableView.show([])
    tableView.show([Section(2, ["two"]), Section(3, ["three"])])
    tableView.restore(place)
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
  tableView.show(sections)
  return tableView
}

// MARK: -

/// A section of messages that records its selection and deletion.
private final class Section: AdaptedSectionViewModel {
  let id: AnyHashable
  let header: String? = nil
  let cells: [any AdaptedCellViewModel]
  let isInteractive: Bool
  private(set) var log: [String] = []

  private let messages: [String]

  init(_ id: Int, _ messages: [String], isInteractive: Bool = true, isKnown: Bool = true) {
    self.id = id
    self.messages = messages
    self.isInteractive = isInteractive
    cells = isKnown ? messages.map(MessageCellViewModel.init) : [UnknownCellViewModel()]
  }

  func hasSameContent(as other: any AdaptedSectionViewModel) -> Bool {
    messages == (other as? Section)?.messages
  }

  var canSelect: Bool { isInteractive }
  var canDelete: Bool { isInteractive }

  func selected() { log.append("selected") }

  func deleted() { log.append("deleted") }
}

// MARK: -

private final class UnknownCellViewModel: AdaptedCellViewModel {}
