import Employees
import Observation
import TestSupport
import Testing

@testable import MVVM

/// The view model alone: loading, search and deletion without a table or a cell.
struct EmployeeListViewModelTests {
  private let service = AnsweringService([.grace, .ada])
  private let viewModel: EmployeeListViewModel

  init() {
    viewModel = EmployeeListViewModel(service: service, navigation: RecordingNavigation())
  }

  // MARK: - Loading

  @Test func `a loaded list has a title, no message, and a section for each employee`() async {
    #expect(viewModel.title == "Employees")
    #expect(messages == ["Loading…"])
    await viewModel.load()
    #expect(viewModel.title == "2 employees")
    #expect(messages == [])
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a failed load shows the reason and offers Retry`() async throws {
    service.answer = .failure(.unavailable(reason: "asleep"))
    await viewModel.load()
    #expect(viewModel.title == "Employees")
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
    var retryCount = 0
    viewModel.retryTapped = { retryCount += 1 }
    try #require(statusRows.last as? ButtonCellViewModel).action()
    #expect(retryCount == 1)
  }

  @Test func `a failed reload keeps the list`() async {
    await viewModel.load()
    service.answer = .failure(.unavailable(reason: "asleep"))
    await viewModel.load()
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
  }

  @Test func `an answer to an earlier request is dropped`() async {
    let service = ControlledService()
    let viewModel = EmployeeListViewModel(service: service, navigation: RecordingNavigation())
    let first = Task.immediate { await viewModel.load() }
    let second = Task.immediate { await viewModel.load() }
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada, .alan])
    await first.value
    await second.value
    #expect(viewModel.title == "1 employee")
  }

  @Test func `an answer to a cancelled request is dropped`() async {
    let service = ControlledService()
    let viewModel = EmployeeListViewModel(service: service, navigation: RecordingNavigation())
    let load = Task.immediate { await viewModel.load() }
    load.cancel()
    await service.answer(with: [.grace])
    await load.value
    #expect(viewModel.title == "Employees")
  }

  // MARK: - Updating

  @Test func `loading notifies an observer of the sections once, before they change`() async {
    nonisolated(unsafe) var seenCounts: [Int] = []
    withObservationTracking {
      _ = viewModel.sections
    } onChange: { [viewModel] in
      MainActor.assumeIsolated { seenCounts.append(viewModel.sections.count) }
    }
    await viewModel.load()
    #expect(seenCounts == [1])
    #expect(viewModel.sections.count == 3)
  }

  @Test func `starting a load replaces the section of the status only`() async {
    await viewModel.load()
    let sections = viewModel.sections
    service.answer = .failure(.unavailable(reason: "asleep"))
    await viewModel.load()
    #expect(viewModel.sections[0] !== sections[0])
    #expect(viewModel.sections[1] === sections[1])
    #expect(viewModel.sections[2] === sections[2])
  }

  @Test func `a reload keeps the sections of unchanged employees`() async {
    await viewModel.load()
    let sections = viewModel.sections
    service.answer = .success([.alan, .grace, .ada])
    await viewModel.load()
    #expect(viewModel.sections.suffix(2).elementsEqual(sections.suffix(2), by: ===))
    service.answer = .success([.alan, Employee(id: 1, name: "Grace", specialization: "-"), .ada])
    await viewModel.load()
    #expect(viewModel.sections[2] !== sections[1])
    #expect(viewModel.sections[3] === sections[2])
  }

  // MARK: - Searching

  @Test func `a search shows the employees that match`() async {
    await viewModel.load()
    viewModel.searchTextChanged("hopper")
    #expect(names == ["Grace Hopper"])
    #expect(viewModel.title == "1 of 2 employees")
    viewModel.searchTextChanged("zuse")
    #expect(messages == ["Nobody matches “zuse”."])
    viewModel.searchTextChanged("")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  // MARK: - Deleting

  @Test func `a deleted employee is gone before the service answers`() async {
    await viewModel.load()
    let ada = viewModel.sections[2]
    let deletion = Task.immediate { await viewModel.employeeDeleted(1) }
    #expect(names == ["Ada Lovelace"])
    #expect(viewModel.sections[1] === ada)
    await deletion.value
    #expect(viewModel.title == "1 employee")
  }

  @Test func `a refused deletion brings the employee back and shows the reason`() async {
    service.refusal = .unavailable(reason: "locked")
    await viewModel.load()
    await viewModel.employeeDeleted(1)
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(messages == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  @Test func `deleting the last employee shows that the list is empty`() async {
    service.answer = .success([.grace])
    await viewModel.load()
    await viewModel.employeeDeleted(1)
    #expect(viewModel.title == "No employees")
    #expect(messages == ["There is nobody to show."])
  }

  // MARK: - Lifetime

  @Test func `the view model, its sections and their rows do not keep each other alive`() async {
    weak var released: EmployeeListViewModel?
    weak var section: (any AdaptedSectionViewModel)?
    do {
      let viewModel = EmployeeListViewModel(service: service, navigation: RecordingNavigation())
      await viewModel.load()
      let rows = viewModel.sections.map { $0.makeCells() }
      (released, section) = (viewModel, viewModel.sections[1])
      #expect(section != nil && rows.count == 3)
    }
    #expect(released == nil)
    #expect(section == nil)
  }

  // MARK: - Reading

  private var statusRows: [any AdaptedCellViewModel] { viewModel.sections[0].makeCells() }

  private var messages: [String] {
    statusRows.compactMap { ($0 as? MessageCellViewModel)?.message }
  }

  private var names: [String] {
    viewModel.sections.compactMap { ($0.makeCells().first as? EmployeeInfoCellViewModel)?.name }
  }
}
