import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The view model alone: the whole behaviour of the screen, without a table or a cell.
struct EmployeeListViewModelTests {
  private let service = ControlledService()
  private let actions = RecordingActions()
  private let viewModel: EmployeeListViewModel

  init() {
    viewModel = EmployeeListViewModel(
      service: service, coordinator: EmployeeListCoordinator(actions: actions))
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

  @Test func `a search shows whom it finds`() async {
    viewModel.load()
    await service.answer(with: .samples)
    viewModel.searchTextChanged("eotvos")
    #expect(names == ["Rózsa Péter"])
    #expect(viewModel.title == "1 of 7 employees")
  }

  @Test func `a deletion that is refused brings the employee back and says why`() async throws {
    viewModel.load()
    await service.answer(with: [.grace, .ada])
    viewModel.sections[1].deleted()
    #expect(names == ["Ada Lovelace"])
    await service.refuseDeletion(with: "locked")
    #expect(names == ["Grace Hopper", "Ada Lovelace"])
    let message = try #require(viewModel.sections[0].cells.first as? MessageCellViewModel).message
    #expect(message == "Could not delete Grace Hopper: service unavailable: locked")
  }

  @Test func `what changed is told, and no more`() async throws {
    viewModel.load()
    await service.answer(with: .samples)
    var told: [SectionChanges?] = []
    viewModel.sectionsChanged = { told.append($0) }
    let sections = viewModel.sections
    viewModel.load()
    await service.answer(with: [.alan, .grace] + [Employee].samples.dropFirst(2))
    let changes = try #require(told.compactMap(\.self).last)
    #expect(changes.moves.count == 1)
    #expect(changes.reloads == [0])
    #expect(changes.inserts.isEmpty && changes.deletes.isEmpty)
    #expect(viewModel.sections[1] === sections[2] && viewModel.sections[2] === sections[1])
  }

  private var names: [String] {
    viewModel.sections.compactMap { ($0.cells.first as? EmployeeInfoCellViewModel)?.name }
  }
}
