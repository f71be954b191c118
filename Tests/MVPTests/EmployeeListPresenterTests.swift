import Employees
import TestSupport
import Testing

@testable import MVP

/// The presenter, tested with test doubles for both services and the view.
@Suite(.withoutScreen) struct EmployeeListPresenterTests {
  private let service = ControlledService()
  private let contacts = RecordingContacts()
  private let router = RecordingRouter()
  private let view = RecordingView()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(
      model: EmployeeListDataModel(service: service), contacts: contacts, router: router)
    presenter.view = view
  }

  // MARK: - Loading

  @Test func `opening shows a message first, and a pull the refresh control`() async {
    presenter.viewLoaded()
    #expect(view.title == "Employees")
    #expect(view.rows == [["Loading…"]])
    #expect(!view.isRefreshing)
    await service.answer(with: [.hypatia])
    let hypatia = ["□ Hypatia: Mathematics"]
    #expect(view.title == "1 employee")
    #expect(view.rows == [[], hypatia])
    #expect(!view.isRefreshing)
    presenter.pulledToRefresh()
    #expect(view.title == "1 employee")
    #expect(view.rows == [[], hypatia])
    #expect(view.isRefreshing)
    await service.answer(with: [.hypatia, .ada])
    #expect(view.names == ["Hypatia", "Ada Lovelace"])
    #expect(!view.isRefreshing)
  }

  @Test func `a failed load shows the reason and a Retry row that loads again`() async {
    presenter.viewLoaded()
    await service.fail(with: "asleep")
    let failure = ["Could not load the list: service unavailable: asleep", "[Retry] retry"]
    #expect(view.rows == [failure])
    presenter.tapped(.retry)
    #expect(view.rows == [["Loading…"]])
    await service.answer(with: [.grace])
    #expect(view.names == ["Grace Hopper"])
    presenter.pulledToRefresh()
    await service.fail(with: "asleep")
    #expect(view.rows[0] == failure)
    #expect(view.names == ["Grace Hopper"])
    #expect(!view.isRefreshing)
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    presenter.viewLoaded()
    await settle()
    presenter.pulledToRefresh()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(view.names == ["Grace Hopper"])
    #expect(service.cancelledCount == 1)
  }

  // MARK: - Rows

  @Test func `an employee has a row for the name, for each workplace and for each button`() async {
    await load([.grace, .alan, .rozsa, .hypatia])
    #expect(
      view.rows == [
        [],
        [
          "▣ Grace Hopper: Compilers", "· Vassar College", "· Remington Rand",
          "[Call] of 1", "[Write a letter] of 1",
        ],
        [
          "▣ Alan Turing: Computability", "· Bletchley Park",
          "[Write a letter] of 2",
        ],
        [
          "□ Rózsa Péter: Recursive functions", "· Eötvös Loránd University",
          "[Call] of 3",
        ],
        ["□ Hypatia: Mathematics"],
      ])
    #expect(view.sections.map(\.id.employeeID) == [nil, 1, 2, 3, 5])
  }

  @Test func `the rows with the name and the workplaces are selectable, and the first deletable`()
    async
  {
    await load([.grace])
    presenter.deleteTapped(1)
    await service.refuseDeletion(with: "locked")
    let rows = view.sections[1].rows
    #expect(
      rows.map(view.text).map { $0.prefix(1) } == ["▣", "C", "·", "·", "[", "["])
    #expect(rows.map(\.isSelectable) == [true, false, true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false, false])
  }

  // MARK: - Taps

  @Test func `a tap on a button calls the contact service, and a selection opens the profile`()
    async
  {
    await load([.grace])
    presenter.tapped(.call(1))
    presenter.tapped(.write(1))
    presenter.employeeSelected(1)
    presenter.employeeSelected(99)
    presenter.tapped(.call(99))
    presenter.tapped(.write(99))
    #expect(
      contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
    #expect(router.openedProfiles == [.grace])
  }

  // MARK: - Searching

  @Test func `a search shows those that match, with the text to the view until it is cleared`()
    async
  {
    await load(.samples)
    presenter.searchTextChanged(" eotvos ")
    #expect(view.title == "1 of 7 employees")
    #expect(view.names == ["Rózsa Péter"])
    #expect(view.searchText == "eotvos")
    presenter.searchTextChanged("")
    #expect(view.title == "7 employees")
    #expect(view.names.count == 7)
    #expect(view.searchText == nil)
  }

  // MARK: - Deleting

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    await load([.grace, .ada])
    presenter.deleteTapped(1)
    #expect(view.title == "1 employee")
    #expect(view.names == ["Ada Lovelace"])
    await service.refuseDeletion(with: "locked")
    #expect(view.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(view.rows[1][1] == "Could not delete Grace Hopper: service unavailable: locked")
    presenter.deleteTapped(4)
    await service.acceptDeletion()
    #expect(view.names == ["Grace Hopper"])
    #expect(service.deletions == [1, 4])
  }

  private func load(_ employees: [Employee]) async {
    presenter.viewLoaded()
    await service.answer(with: employees)
  }
}

// MARK: -

private final class RecordingView: EmployeeListView {
  private var content: EmployeeListContent?

  func show(_ content: EmployeeListContent) { self.content = content }

  // MARK: - Reading

  var title: String? { content?.title }
  var sections: [EmployeeListSection] { content?.sections ?? [] }
  var searchText: String? { content?.searchText }
  var isRefreshing: Bool { content?.isRefreshing ?? false }

  /// The texts of the rows in each section.
  var rows: [[String]] { sections.map { $0.rows.map(text) } }

  /// The names of the employees.
  var names: [String] {
    sections.compactMap { section in
      if case .info(_, let name, _) = section.rows.first { name } else { nil }
    }
  }

  func text(of row: EmployeeListSection.Row) -> String {
    switch row {
    case .info(let photo, let name, let specialization):
      "\(photo == nil ? "□" : "▣") \(name): \(specialization)"
    case .workplace(let workplace): "· \(workplace)"
    case .message(let message): message
    case .button(let title, .call(let id)): "[\(title)] of \(id)"
    case .button(let title, .write(let id)): "[\(title)] of \(id)"
    case .button(let title, .retry): "[\(title)] retry"
    }
  }
}
