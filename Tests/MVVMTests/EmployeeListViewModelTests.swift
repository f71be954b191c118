import Employees
import Observation
import TestSupport
import Testing

@testable import MVVM

/// The view model, tested without a table and without cells.
@Suite(.withoutScreen) struct EmployeeListViewModelTests {
  private let service = ControlledService()
  private let viewModel: EmployeeListViewModel

  init() {
    viewModel = EmployeeListViewModel(
      service: service, contacts: RecordingContacts(), openProfile: { _ in })
  }

  // MARK: - Loading

  @Test func `a loaded list has a count in the title and a section for each employee`() async {
    viewModel.load()
    #expect((viewModel.title, messages) == ("Employees", ["Loading…"]))
    await service.answer(with: [.grace, .ada])
    #expect((viewModel.title, messages) == ("2 employees", []))
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a failed load shows the reason and a Retry row that loads again`() async throws {
    viewModel.load()
    await service.fail(with: "asleep")
    #expect(viewModel.title == "Employees")
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
    try #require(viewModel.sections[0].cells.last as? ButtonCellViewModel).tapped()
    #expect(messages == ["Loading…"])
    await service.answer(with: [.grace])
    #expect(names == ["Grace Hopper"])
  }

  @Test func `only a request over a loaded list refreshes, and its failure keeps the list`() async {
    viewModel.load()
    #expect(!viewModel.isRefreshing)
    await service.answer(with: [.grace, .ada])
    viewModel.load()
    #expect((viewModel.isRefreshing, messages) == (true, []))
    await service.fail(with: "asleep")
    #expect(!viewModel.isRefreshing)
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    viewModel.load()
    await settle()
    viewModel.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect((names, service.cancelledCount) == (["Grace Hopper"], 1))
  }

  // MARK: - Updating

  @Test func `each change notifies an observer of the sections`() async {
    viewModel.load()
    await settle()
    let changes: [(EmployeeListViewModel) async -> Void] = [
      { [service] _ in await service.answer(with: [.grace, .ada]) },
      { $0.search("ada") }, { $0.search("") }, { $0.sections[1].delete?() },
      { [service] _ in await service.refuseDeletion(with: "locked") }, { $0.load() },
      { [service] _ in await service.fail(with: "asleep") },
    ]
    for (number, change) in changes.enumerated() {
      nonisolated(unsafe) var isNotified = false
      withObservationTracking {
        _ = viewModel.sections
      } onChange: {
        isNotified = true
      }
      await change(viewModel)
      #expect(isNotified, "change \(number)")
    }
  }

  // MARK: - Searching

  @Test func `a search shows only the employees that match`() async {
    await load([.grace, .ada])
    viewModel.search(" hopper ")
    #expect((viewModel.title, viewModel.searchText) == ("1 of 2 employees", "hopper"))
    #expect(names == ["Grace Hopper"])
    viewModel.search("zuse")
    #expect(messages == ["Nobody matches “zuse”."])
    viewModel.search("")
    #expect((viewModel.searchText, names) == (nil, ["Grace Hopper", "Ada Lovelace"]))
  }

  // MARK: - Selection

  @Test func `selecting an employee opens the profile`() async {
    var opened: [String] = []
    let viewModel = EmployeeListViewModel(
      service: service, contacts: RecordingContacts(),
      openProfile: { opened.append($0.name) })
    viewModel.load()
    await service.answer(with: [.grace, .ada])
    viewModel.sections[2].select?()
    #expect(opened == ["Ada Lovelace"])
  }

  // MARK: - Deleting

  @Test func `a deleted employee disappears at once, and a refusal restores them with a reason`()
    async
  {
    await load([.grace, .ada])
    viewModel.sections[1].delete?()
    #expect((names, viewModel.title) == (["Ada Lovelace"], "1 employee"))
    await service.refuseDeletion(with: "locked")
    #expect((names, service.deletions) == (["Grace Hopper", "Ada Lovelace"], [1]))
    #expect(messages == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  // MARK: - Reading

  private func load(_ employees: [Employee]) async {
    viewModel.load()
    await service.answer(with: employees)
  }

  private var messages: [String] {
    viewModel.sections.flatMap(\.cells).compactMap { ($0 as? MessageCellViewModel)?.message }
  }

  private var names: [String] {
    viewModel.sections.compactMap { ($0.cells.first as? EmployeeInfoCellViewModel)?.name }
  }
}
