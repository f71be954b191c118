import Employees
import Observation
import TestSupport
import Testing

@testable import MVVM

/// The view model with its model, tested without a table and without cells.
@Suite(.withoutScreen) struct EmployeeListViewModelTests {
  private let service = ControlledService()
  private let contacts = RecordingContacts()
  private let router = RecordingRouter()
  private let viewModel: EmployeeListViewModel

  init() {
    viewModel = EmployeeListViewModel(
      model: EmployeeListDataModel(service: service), contacts: contacts, router: router)
  }

  // MARK: - Loading

  @Test func `before the view has loaded, there is nothing to show`() {
    #expect(viewModel.content.title == "")
    #expect(viewModel.content.sections == [])
    #expect(!viewModel.content.isRefreshing)
  }

  @Test func `a loaded list has a count in the title and a section for each employee`() async {
    viewModel.viewLoaded()
    #expect(viewModel.content.title == "Employees")
    #expect(rows == [["Loading…"]])
    await service.answer(with: [.grace, .ada])
    #expect(viewModel.content.title == "2 employees")
    #expect(rows[0] == [])
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a failed load shows the reason and a Retry row that loads again`() async {
    viewModel.viewLoaded()
    await service.fail(with: "asleep")
    #expect(viewModel.content.title == "Employees")
    #expect(rows == [["Could not load the list: service unavailable: asleep", "[Retry] retry"]])
    viewModel.tapped(.retry)
    #expect(rows == [["Loading…"]])
    await service.answer(with: [.grace])
    #expect(names == ["Grace Hopper"])
  }

  @Test func `only a request over a loaded list refreshes, and its failure keeps the list`() async {
    viewModel.viewLoaded()
    #expect(!viewModel.content.isRefreshing)
    await service.answer(with: [.grace, .ada])
    viewModel.viewLoaded()
    #expect(viewModel.content.isRefreshing)
    #expect(rows[0] == [])
    await service.fail(with: "asleep")
    #expect(!viewModel.content.isRefreshing)
    #expect(rows[0] == ["Could not load the list: service unavailable: asleep", "[Retry] retry"])
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    viewModel.viewLoaded()
    await settle()
    viewModel.viewLoaded()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(names == ["Grace Hopper"])
    #expect(service.cancelledCount == 1)
  }

  // MARK: - Rows

  @Test func `an employee has a row for the name, for each workplace and for each button`() async {
    await load([.grace, .alan, .rozsa, .hypatia])
    #expect(
      rows == [
        [],
        [
          "▣ Grace Hopper: Compilers", "· Vassar College", "· Remington Rand",
          "[Call] of 1", "[Write a letter] of 1",
        ],
        ["▣ Alan Turing: Computability", "· Bletchley Park", "[Write a letter] of 2"],
        ["□ Rózsa Péter: Recursive functions", "· Eötvös Loránd University", "[Call] of 3"],
        ["□ Hypatia: Mathematics"],
      ])
    #expect(viewModel.content.sections.map(\.id.employeeID) == [nil, 1, 2, 3, 5])
  }

  @Test func `names and workplaces can be selected, and only a name can be deleted`() async {
    await load([.grace])
    viewModel.deleteTapped(1)
    await service.refuseDeletion(with: "locked")
    // The name, the refusal, two workplaces and two buttons.
    let rows = viewModel.content.sections[1].rows
    #expect(rows.map(\.isSelectable) == [true, false, true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false, false])
  }

  // MARK: - Observing

  @Test func `each change notifies those who have read the content, and equal content does not`()
    async
  {
    let changes: [(name: String, make: () async -> Void, count: Int)] = [
      ("load", { [viewModel] in viewModel.viewLoaded() }, 1),
      ("failure", { [service] in await service.fail(with: "asleep") }, 1),
      ("retry", { [viewModel] in viewModel.tapped(.retry) }, 1),
      ("pull", { [viewModel] in viewModel.pulledToRefresh() }, 0),
      ("answer", { [service] in await service.answer(2, with: [.grace, .ada]) }, 1),
      ("letter", { [viewModel] in viewModel.searchTextChanged("ada") }, 1),
      ("no letter", { [viewModel] in viewModel.searchTextChanged("") }, 1),
      ("deletion", { [viewModel] in viewModel.deleteTapped(1) }, 1),
      ("refusal", { [service] in await service.refuseDeletion(with: "locked") }, 1),
    ]
    for change in changes {
      nonisolated(unsafe) var notifications = 0
      withObservationTracking {
        _ = viewModel.content
      } onChange: {
        notifications += 1
      }
      await change.make()
      await settle()
      #expect(notifications == change.count, "\(change.name)")
    }
  }

  // MARK: - Taps

  @Test func `a tap on a button calls the contact service, and a selection opens the profile`()
    async
  {
    await load([.grace])
    for id in [1, 99] {
      viewModel.tapped(.call(id))
      viewModel.tapped(.write(id))
    }
    #expect(
      contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
    viewModel.employeeSelected(1)
    viewModel.employeeSelected(99)
    #expect(router.openedProfiles == [.grace])
  }

  // MARK: - Searching

  @Test func `a search shows only the employees that match`() async {
    await load([.grace, .ada])
    viewModel.searchTextChanged(" hopper ")
    #expect(viewModel.content.title == "1 of 2 employees")
    #expect(viewModel.content.searchText == "hopper")
    #expect(names == ["Grace Hopper"])
    viewModel.searchTextChanged("zuse")
    #expect(rows == [["Nobody matches “zuse”."]])
    viewModel.searchTextChanged("")
    #expect(viewModel.content.searchText == nil)
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  // MARK: - Deleting

  @Test func `a deleted employee disappears at once, and a refusal restores them with a reason`()
    async
  {
    await load([.grace, .ada])
    viewModel.deleteTapped(1)
    #expect(names == ["Ada Lovelace"])
    #expect(viewModel.content.title == "1 employee")
    await service.refuseDeletion(with: "locked")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(service.deletions == [1])
    #expect(rows[1][1] == "Could not delete Grace Hopper: service unavailable: locked")
  }

  // MARK: - Reading

  private func load(_ employees: [Employee]) async {
    viewModel.viewLoaded()
    await service.answer(with: employees)
  }

  private var names: [String] {
    viewModel.content.sections.compactMap { section in
      if case .info(_, let name, _) = section.rows.first { name } else { nil }
    }
  }

  /// The texts of the rows in each section.
  private var rows: [[String]] { viewModel.content.sections.map { $0.rows.map(text) } }

  private func text(of row: EmployeeListSection.Row) -> String {
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
