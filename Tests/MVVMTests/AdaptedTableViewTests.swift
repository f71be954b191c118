import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The adapted table view alone: it shows any view model for which its factory has cells.
struct AdaptedTableViewTests {
  @Test func `the table reloads when the view model changes`() {
    let viewModel = ListViewModel(messages: ["one"])
    let tableView = makeTable(viewModel)
    #expect(text(of: tableView) == "one\n\n")
    viewModel.messages = ["one", "two"]
    #expect(text(of: tableView) == "one\ntwo\n")
  }

  @Test func `a tap and a swipe reach the view model of the section`() {
    let viewModel = ListViewModel(messages: ["one"])
    let tableView = makeTable(viewModel)
    tableView.tap(at: Point(column: 0, line: 0))
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(viewModel.log == ["selected", "deleted"])
  }

  @Test func `setting the factory registers its cells`() {
    let tableView = makeTable(ListViewModel(messages: ["one"]))
    for cellType in EmployeeCellFactory().cellTypes {
      #expect(tableView.dequeueReusableCell(withIdentifier: cellType.identifier) != nil)
    }
  }

  @Test func `an unknown view model stops the program and is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let viewModel = ListViewModel(messages: [])
        viewModel.add(UnknownCellViewModel())
        _ = text(of: makeTable(viewModel))
      }
    }
    #expect(
      lastWords(of: result).contains(
        "no cell for a view model of type UnknownCellViewModel at {section 0, row 0}"))
  }
}

// MARK: -

private func makeTable(_ viewModel: ListViewModel) -> AdaptedTableView {
  let tableView = AdaptedTableView()
  tableView.size = Size(width: 20, height: 2)
  tableView.setup()
  tableView.cellFactory = EmployeeCellFactory()
  tableView.viewModel = viewModel
  return tableView
}

// MARK: -

private final class ListViewModel: AdaptedViewModelInput {
  var sectionsChanged: ((SectionChanges?) -> Void)?

  private let section = RecordingSection()

  init(messages: [String]) {
    self.messages = messages
    section.cells = messages.map(MessageCellViewModel.init)
  }

  var messages: [String] {
    didSet {
      section.cells = messages.map(MessageCellViewModel.init)
      sectionsChanged?(nil)
    }
  }

  var sections: [AdaptedSectionViewModel] { [section] }

  func add(_ cell: AdaptedCellViewModel) { section.cells.append(cell) }

  var log: [String] { section.log }
}

// MARK: -

private final class RecordingSection: AdaptedSectionViewModel {
  private(set) var log: [String] = []

  override var identifier: String { "messages" }
  override var isInteractive: Bool { true }

  override func selected() { log.append("selected") }
  override func deleted() { log.append("deleted") }
}

// MARK: -

private final class UnknownCellViewModel: AdaptedCellViewModel {}
