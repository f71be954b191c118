import Employees
import TestSupport
import Testing

@testable import MVVM

/// The view model of the workplaces, tested without a table; `ParityTests` has what a person sees.
@Suite(.withoutScreen) struct WorkplaceListViewModelTests {
  private let service = ControlledService()
  private let viewModel: WorkplaceListViewModel

  init() {
    viewModel = WorkplaceListViewModel(model: EmployeeListDataModel(service: service))
  }

  @Test func `a workplace is a heading with its employees, and a pull refreshes them`() async {
    viewModel.viewLoaded()
    #expect(viewModel.content.title == "Workplaces")
    #expect(viewModel.content.sections.map(\.rows) == [[.message("Loading…")]])
    await service.answer(with: [.alan])
    let alan = WorkplaceListSection.Row.info(
      photo: "alan.png", name: "Alan Turing", specialization: "Computability")
    #expect(viewModel.content.title == "1 workplace")
    #expect(viewModel.content.sections.map(\.id) == [.status, .workplace("Bletchley Park")])
    #expect(viewModel.content.sections.map(\.rows) == [[], [.heading("Bletchley Park"), alan]])
    viewModel.pulledToRefresh()
    #expect(viewModel.content.isRefreshing)
  }

  @Test func `Retry loads again after a failure`() async {
    viewModel.viewLoaded()
    await service.fail(with: "asleep")
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(
      viewModel.content.sections.map(\.rows) == [[.message(failure), .retry(title: "Retry")]])
    viewModel.retryTapped()
    await service.answer(with: [.alan])
    #expect(viewModel.content.title == "1 workplace")
  }
}
