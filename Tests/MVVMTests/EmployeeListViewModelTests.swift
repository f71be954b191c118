import Employees
import Observation
import TestSupport
import Testing

@testable import MVVM

/// The view model, tested without a table and without cells.
struct EmployeeListViewModelTests {
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

  @Test func `a later request cancels an earlier one, whose answer or error is dropped`() async {
    for _ in 0..<2 {
      viewModel.load()
      await settle()
    }
    await service.answer(0, with: [.ada, .alan])
    #expect(messages == ["Loading…"])
    await service.answer(1, with: [.grace])
    for _ in 0..<2 {
      viewModel.load()
      await settle()
    }
    await service.answer(3, with: [.grace])
    await service.fail(2, with: "asleep")
    #expect((viewModel.title, messages) == ("1 employee", []))
    #expect(service.cancelledCount == 2)
  }

  @Test func `a released view model cancels its request`() async {
    var other: EmployeeListViewModel? = EmployeeListViewModel(
      service: service, contacts: RecordingContacts(), openProfile: { _ in })
    other?.load()
    await settle()
    other = nil
    await service.answer(with: [.grace])
    #expect(service.cancelledCount == 1)
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

  @Test func `a deleted employee disappears before the service answers`() async {
    await load([.grace, .ada])
    viewModel.sections[1].delete?()
    #expect(names == ["Ada Lovelace"])
    await service.acceptDeletion()
    #expect((viewModel.title, service.deletions) == ("1 employee", [1]))
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    await load([.grace, .ada])
    viewModel.sections[1].delete?()
    await service.refuseDeletion(with: "locked")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(messages == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  @Test func `a refused deletion of an employee who is not in a newer list has no message`() async {
    await load([.grace, .ada])
    viewModel.sections[1].delete?()
    await load([.ada])
    await service.refuseDeletion(with: "locked")
    #expect((names, messages) == (["Ada Lovelace"], []))
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
