import Diffing
import Employees
import Foundation
import TestSupport
import Testing

@testable import MVP

/// The presenter, tested with test doubles for the service, the view and the cells.
struct EmployeeListPresenterTests {
  private let service = ControlledService()
  private let actions = RecordingActions()
  private let view = RecordingView()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(
      service: service, actions: actions, options: EmployeeListOptions())
    presenter.view = view
  }

  @Test func `opening and a pull show a message first and then the employees`() async {
    presenter.viewDidLoad()
    #expect(view.titles == ["Employees"])
    #expect(rows == [["Loading…"]])
    await service.answer(with: [.grace, .hypatia])
    #expect((view.titles, view.places) == (["Employees", "2 employees"], ["end refreshing"]))
    let grace = ["▣ Grace Hopper: Compilers", "Vassar College", "Remington Rand", "[Call]"]
    #expect(rows == [[], grace + ["[Write a letter]"], ["□ Hypatia: Mathematics"]])
    presenter.pulledToRefresh()
    #expect(rows[0] == ["Loading…"])
  }

  @Test func `a cell view gets its portrait later, unless it left the view`() async {
    let portraits = ControlledPortraits()
    let presenter = EmployeeListPresenter(
      service: service, actions: actions, options: EmployeeListOptions(portraits: portraits))
    presenter.view = view
    presenter.viewDidLoad()
    await service.answer(with: [.grace, .hypatia])
    let cells = [RecordingCell(), RecordingCell()]
    for (section, cell) in zip(1..., cells) { presenter.willDisplay(cell, inSection: section) }
    await portraits.fail(1)
    presenter.retryTapped(cells[0], inSection: 1)
    presenter.didEndDisplaying(cells[1])
    await portraits.answer(5)
    await portraits.answer(1)
    #expect(
      cells.map(\.portraits) == [
        [.loading, .failed, .loading, .loaded(.portrait(of: 1))], [.loading],
      ])
  }

  @Test func `a failed load shows the reason and a Retry row that loads again`() async {
    presenter.viewDidLoad()
    await service.fail(with: "asleep")
    #expect(rows == [["Could not load the list: service unavailable: asleep", "[Retry]"]])
    presenter.buttonTapped(inRow: 1, ofSection: 0)
    #expect(rows == [["Loading…"]])
    await service.answer(with: [.grace])
    #expect(names == ["Grace Hopper"])
  }

  @Test func `a failed reload keeps the list and shows Retry`() async {
    await load([.grace])
    presenter.pulledToRefresh()
    await service.fail(with: "asleep")
    #expect(names == ["Grace Hopper"])
    #expect(rows[0] == ["Could not load the list: service unavailable: asleep", "[Retry]"])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    for order in [[0, 1], [3, 2]] {
      presenter.pulledToRefresh()
      await settle()
      presenter.pulledToRefresh()
      for request in order {
        await service.answer(request, with: request.isMultiple(of: 2) ? [.ada] : [.grace])
      }
      #expect(names == ["Grace Hopper"])
    }
    #expect(service.cancelledCount == 2)
  }

  @Test func `an employee has a row for the name, for each workplace and for each button`() async {
    await load([.grace, .alan, .rozsa, .ada, .hypatia])
    let grace = ["▣ Grace Hopper: Compilers", "Vassar College", "Remington Rand"]
    #expect(rows[1] == grace + ["[Call]", "[Write a letter]"])
    #expect(rows[2] == ["▣ Alan Turing: Computability", "Bletchley Park", "[Write a letter]"])
    #expect(rows[3].dropFirst() == ["Eötvös Loránd University", "[Call]"])
    #expect(rows[4].dropFirst() == ["[Call]", "[Write a letter]"])
    #expect(rows[5] == ["□ Hypatia: Mathematics"])
  }

  @Test func `a tap on a button calls the actions with the employee of its section`() async {
    await load([.hypatia, .grace])
    for row in 0..<5 { presenter.buttonTapped(inRow: row, ofSection: 2) }
    #expect(
      actions.actions == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
  }

  @Test func `clearing a search restores the scroll position from before the search`() async {
    await load(.samples)
    presenter.searchTextChanged("eot")
    presenter.searchTextChanged("eotvos")
    #expect((view.titles.last, names) == ("1 of 7 employees", ["Rózsa Péter"]))
    presenter.searchTextChanged("")
    #expect(names.count == 7)
    #expect(view.places.dropFirst() == ["remember", "beginning", "beginning", "restore"])
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    await load([.grace, .ada])
    presenter.deleted(section: 1)
    #expect(names == ["Ada Lovelace"])
    #expect(view.changes?.deletes == [1])
    await service.refuseDeletion(with: "locked")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(rows[0] == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  @Test func `deleting the last employee shows the message for an empty list`() async {
    await load([.grace])
    presenter.deleted(section: 1)
    await service.acceptDeletion()
    #expect(rows == [["There is nobody to show."]])
    #expect((view.changes?.deletes, view.changes?.reloads) == ([1], [0]))
  }

  @Test func `only the section of an employee can be selected and deleted`() async {
    await load([.grace, .ada])
    var shown: [String] = []
    presenter.showProfile = { shown.append($0.name) }
    for section in 0..<3 { presenter.selected(section: section) }
    presenter.deleted(section: 0)
    #expect(shown == ["Grace Hopper", "Ada Lovelace"])
    #expect((0..<3).map(presenter.canSelect) == [false, true, true])
    #expect((0..<3).map(presenter.canDelete) == [false, true, true])
    #expect(names.count == 2)
  }

  @Test func `a reload without changes reloads only the status section`() async {
    await load(.samples)
    presenter.pulledToRefresh()
    #expect(view.changes?.reloads == [0])
    await service.answer(with: .samples)
    #expect((view.changes?.reloads, view.changes?.inserts) == ([0], []))
    presenter.searchTextChanged(" ")
    #expect(view.changes?.isEmpty == true)
  }

  @Test func `a cell of another kind than its row stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let presenter = EmployeeListPresenter(
          service: ControlledService(), actions: RecordingActions(),
          options: EmployeeListOptions())
        let view = RecordingView()
        presenter.view = view
        presenter.viewDidLoad()
        withExtendedLifetime(view) {
          presenter.configure(
            RecordingCell() as any EmployeeWorkplaceCellView, forRow: 0, inSection: 0)
        }
      }
    }
    #expect(lastWords(of: result).contains("row 0 of section 0 is no workplace"))
  }

  @Test func `the presenter does not retain the view`() {
    var other: RecordingView? = RecordingView()
    presenter.view = other
    other = nil
    #expect(presenter.view == nil)
  }

  private func load(_ employees: [Employee]) async {
    presenter.viewDidLoad()
    await service.answer(with: employees)
  }

  /// The texts of the rows in each section.
  private var rows: [[String]] {
    (0..<presenter.sectionCount).map { section in
      (0..<presenter.rowCount(inSection: section)).map { text(ofRow: $0, inSection: section) }
    }
  }

  private var names: [String] {
    (1..<presenter.sectionCount).map { section in
      let cell = RecordingCell()
      presenter.configure(cell as any EmployeeInfoCellView, forRow: 0, inSection: section)
      return cell.name
    }
  }

  private func text(ofRow row: Int, inSection section: Int) -> String {
    let cell = RecordingCell()
    switch presenter.cellKind(ofRow: row, inSection: section) {
    case .info:
      presenter.configure(cell as any EmployeeInfoCellView, forRow: row, inSection: section)
    case .workplace:
      presenter.configure(cell as any EmployeeWorkplaceCellView, forRow: row, inSection: section)
    case .button:
      presenter.configure(cell as any ButtonCellView, forRow: row, inSection: section)
    case .message:
      presenter.configure(cell as any MessageCellView, forRow: row, inSection: section)
    }
    return cell.text
  }
}

// MARK: -

private final class RecordingView: EmployeeListView {
  private(set) var titles: [String] = []
  private(set) var changes: SectionChanges?
  private(set) var places: [String] = []

  func show(title: String) { titles.append(title) }

  func show(_ changes: SectionChanges, update: @escaping () -> Void) {
    self.changes = changes
    update()
  }

  func endRefreshing() { places.append("end refreshing") }
  func rememberPlace() { places.append("remember") }
  func restorePlace() { places.append("restore") }
  func showBeginning() { places.append("beginning") }
}

/// A cell view of every kind that records its text.
private final class RecordingCell {
  var portraitRequest: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  private(set) var text = ""
  private(set) var name = ""
  private(set) var portraits: [Portrait] = []
}

extension RecordingCell: EmployeeInfoCellView {
  func show(photo: String?, name: String, specialization: String) {
    self.name = name
    text = "\(photo == nil ? "□" : "▣") \(name): \(specialization)"
  }

  func show(_ portrait: Portrait) {
    portraits.append(portrait)
  }
}

extension RecordingCell: EmployeeWorkplaceCellView {
  func show(workplace: String) { text = workplace }
}

extension RecordingCell: ButtonCellView {
  func show(title: String) { text = "[\(title)]" }
}

extension RecordingCell: MessageCellView {
  func show(message: String) { text = message }
}
