import Employees
import Observation
import TestSupport
import Testing

@testable import MVVM

/// The view model, tested without a table and without cells.
struct EmployeeListViewModelTests {
  private let service = ControlledService()
  private let navigation = RecordingNavigation()
  private let viewModel: EmployeeListViewModel

  init() {
    viewModel = EmployeeListViewModel(
      service: service, navigation: navigation, portraits: nil, showsInitials: false)
  }

  // MARK: - Loading

  @Test func `a loaded list has a count in the title and a section for each employee`() async {
    viewModel.load()
    #expect((viewModel.title, messages, viewModel.isLoading) == ("Employees", ["Loading…"], true))
    await service.answer(with: [.grace, .ada])
    #expect((viewModel.title, messages, viewModel.isLoading) == ("2 employees", [], false))
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a failed load shows the reason and a Retry row that loads again`() async throws {
    viewModel.load()
    await service.fail(with: "asleep")
    #expect((viewModel.title, viewModel.isLoading) == ("Employees", false))
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
    try #require(viewModel.sections[0].cells.last as? ButtonCellViewModel).action()
    #expect(messages == ["Loading…"])
    await service.answer(with: [.grace])
    #expect(names == ["Grace Hopper"])
  }

  @Test func `a failed reload keeps the list and shows the reason`() async {
    await load([.grace, .ada])
    viewModel.load()
    await service.fail(with: "asleep")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    for order in [[0, 1], [3, 2]] {
      viewModel.load()
      await settle()
      viewModel.load()
      for request in order {
        await service.answer(request, with: request.isMultiple(of: 2) ? [.ada, .alan] : [.grace])
      }
      #expect(viewModel.title == "1 employee")
    }
    #expect(service.cancelledCount == 2)
  }

  // MARK: - Updating

  @Test func `each change notifies an observer of the sections`() async {
    viewModel.load()
    await settle()
    let changes: [(EmployeeListViewModel) async -> Void] = [
      { [service] _ in await service.answer(with: [.grace, .ada]) },
      { $0.searchTextChanged("ada") }, { $0.searchTextChanged("") },
      { $0.sections[1].deleted() },
      { [service] _ in await service.refuseDeletion(with: "locked") }, { $0.load() },
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
    viewModel.searchTextChanged("hopper")
    #expect((viewModel.title, names) == ("1 of 2 employees", ["Grace Hopper"]))
    viewModel.searchTextChanged("zuse")
    #expect(messages == ["Nobody matches “zuse”."])
    viewModel.searchTextChanged("")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  // MARK: - Deleting

  @Test func `a deleted employee disappears before the service answers`() async {
    await load([.grace, .ada])
    viewModel.sections[1].deleted()
    #expect(names == ["Ada Lovelace"])
    await service.acceptDeletion()
    #expect((viewModel.title, service.deletions) == ("1 employee", [1]))
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    await load([.grace, .ada])
    viewModel.sections[1].deleted()
    await service.refuseDeletion(with: "locked")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(messages == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  @Test func `deleting the last employee shows the message for an empty list`() async {
    await load([.grace])
    viewModel.sections[1].deleted()
    #expect((viewModel.title, messages) == ("No employees", ["There is nobody to show."]))
    await service.acceptDeletion()
  }

  // MARK: - Reading

  private func load(_ employees: [Employee]) async {
    viewModel.load()
    await service.answer(with: employees)
  }

  private var messages: [String] {
    viewModel.sections[0].cells.compactMap { ($0 as? MessageCellViewModel)?.message }
  }

  private var names: [String] {
    viewModel.sections.compactMap { ($0.cells.first as? EmployeeInfoCellViewModel)?.name }
  }
}
