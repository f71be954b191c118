import Employees
import TestSupport
import Testing

@testable import MVVM

/// The view model alone: the whole behaviour of the screen, without a table or a cell.
struct EmployeeListViewModelTests {
  private let service = ControlledService()
  private let actions = RecordingActions()
  private let viewModel: EmployeeListViewModel

  init() {
    viewModel = EmployeeListViewModel(service: service, actions: actions)
  }

  @Test func `a load that fails is shown, with a button to retry`() async throws {
    viewModel.load()
    await service.fail(with: "asleep")
    #expect(viewModel.title == "Employees")
    let rows = viewModel.sections[0].cells
    #expect(try #require(rows[0] as? MessageCellViewModel).message.contains("asleep"))
    let retry = try #require(rows[1] as? ButtonCellViewModel)
    retry.tapped()
    await settle()
    #expect(service.requestCount == 2)
  }

  @Test func `a late answer is dropped`() async {
    viewModel.load()
    await settle()
    viewModel.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(names == ["Grace Hopper"])
  }

  @Test func `a tap on Call reaches the outside world`() async throws {
    viewModel.load()
    await service.answer(with: [.hypatia, .grace])
    let call = try #require(viewModel.sections[2].cells[3] as? ButtonCellViewModel)
    #expect(call.title == "Call")
    call.tapped()
    #expect(actions.actions == [.call("+1-202-555-0101", employee: 1)])
  }

  @Test func `each change of the sections and of the title is told once`() async {
    var told: [String] = []
    viewModel.sectionsChanged = { told.append("sections") }
    viewModel.titleChanged = { told.append("title") }
    viewModel.load()
    await service.answer(with: .samples)
    #expect(told == ["sections", "title", "sections"])
    #expect(viewModel.title == "7 employees")
  }

  private var names: [String] {
    viewModel.sections.compactMap { ($0.cells.first as? EmployeeInfoCellViewModel)?.name }
  }
}
