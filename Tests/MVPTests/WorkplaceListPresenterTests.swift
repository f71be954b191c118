import Employees
import TestSupport
import Testing

@testable import MVP

/// The presenter of the workplaces, tested without a table; `ParityTests` has what a person sees.
@Suite(.withoutScreen) struct WorkplaceListPresenterTests {
  private let service = ControlledService()
  private let view = RecordingView()
  private let presenter: WorkplaceListPresenter

  init() {
    presenter = WorkplaceListPresenter(model: EmployeeListDataModel(service: service))
    presenter.view = view
  }

  @Test func `a workplace is a heading with its employees, and a pull refreshes them`() async {
    presenter.viewLoaded()
    #expect(view.content?.title == "Workplaces")
    #expect(view.content?.sections.map(\.rows) == [[.message("Loading…")]])
    await service.answer(with: [.alan])
    let alan = WorkplaceListSection.Row.info(
      photo: "alan.png", name: "Alan Turing", specialization: "Computability")
    #expect(view.content?.title == "1 workplace")
    #expect(view.content?.sections.map(\.id) == [.status, .workplace("Bletchley Park")])
    #expect(view.content?.sections.map(\.rows) == [[], [.heading("Bletchley Park"), alan]])
    presenter.pulledToRefresh()
    #expect(view.content?.isRefreshing == true)
  }

  @Test func `Retry loads again after a failure`() async {
    presenter.viewLoaded()
    await service.fail(with: "asleep")
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(view.content?.sections.map(\.rows) == [[.message(failure), .retry(title: "Retry")]])
    presenter.retryTapped()
    await service.answer(with: [.alan])
    #expect(view.content?.title == "1 workplace")
  }
}

// MARK: -

private final class RecordingView: WorkplaceListView {
  private(set) var content: WorkplaceListContent?

  func show(_ content: WorkplaceListContent) { self.content = content }
}
