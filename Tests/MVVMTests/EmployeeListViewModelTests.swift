import Employees
import Observation
import TestSupport
import Testing

@testable import MVVM

/// The view model, tested without a table and without cells.
struct EmployeeListViewModelTests {
  private let service = AnsweringService([.grace, .ada])
  private let viewModel: EmployeeListViewModel

  init() {
    viewModel = EmployeeListViewModel(service: service, navigation: RecordingNavigation())
  }

  // MARK: - Loading

  @Test func `a loaded list has a count in the title and a section for each employee`() async {
    #expect((viewModel.title, messages) == ("Employees", ["Loading…"]))
    await viewModel.load()
    #expect((viewModel.title, messages) == ("2 employees", []))
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a failed load shows the reason and a Retry row that works`() async throws {
    service.answer = .failure(.unavailable(reason: "asleep"))
    await viewModel.load()
    #expect(viewModel.title == "Employees")
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
    var retryCount = 0
    viewModel.retryTapped = { retryCount += 1 }
    try #require(statusRows.last as? ButtonCellViewModel).action()
    #expect(retryCount == 1)
  }

  @Test func `a failed reload keeps the list and shows the reason`() async {
    await viewModel.load()
    service.answer = .failure(.unavailable(reason: "asleep"))
    await viewModel.load()
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(messages == ["Could not load the list: service unavailable: asleep"])
  }

  @Test func `a later request wins over an earlier one`() async {
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

  @Test func `the answer to a cancelled request is ignored`() async {
    let service = ControlledService()
    let viewModel = EmployeeListViewModel(service: service, navigation: RecordingNavigation())
    let load = Task.immediate { await viewModel.load() }
    load.cancel()
    await service.answer(with: [.grace])
    await load.value
    #expect(viewModel.title == "Employees")
  }

  // MARK: - Updating

  @Test func `a load notifies an observer of the sections once, before the sections change`() async
  {
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

  @Test func `a failed load replaces only the status section`() async {
    await viewModel.load()
    let sections = viewModel.sections
    service.answer = .failure(.unavailable(reason: "asleep"))
    await viewModel.load()
    #expect(zip(viewModel.sections, sections).map { $0 === $1 } == [false, true, true])
  }

  @Test func `a reload keeps the section objects of unchanged employees`() async {
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

  @Test func `a search shows only the employees that match`() async {
    await viewModel.load()
    viewModel.searchTextChanged("hopper")
    #expect((viewModel.title, names) == ("1 of 2 employees", ["Grace Hopper"]))
    viewModel.searchTextChanged("zuse")
    #expect(messages == ["Nobody matches “zuse”."])
    viewModel.searchTextChanged("")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
  }

  // MARK: - Deleting

  @Test func `a deleted employee disappears before the service answers`() async {
    await viewModel.load()
    let ada = viewModel.sections[2]
    let deletion = Task.immediate { await viewModel.employeeDeleted(1) }
    #expect(names == ["Ada Lovelace"])
    #expect(viewModel.sections[1] === ada)
    await deletion.value
    #expect(viewModel.title == "1 employee")
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    service.refusal = .unavailable(reason: "locked")
    await viewModel.load()
    await viewModel.employeeDeleted(1)
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    #expect(messages == ["Could not delete Grace Hopper: service unavailable: locked"])
  }

  @Test func `deleting the last employee shows the message for an empty list`() async {
    service.answer = .success([.grace])
    await viewModel.load()
    await viewModel.employeeDeleted(1)
    #expect((viewModel.title, messages) == ("No employees", ["There is nobody to show."]))
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
