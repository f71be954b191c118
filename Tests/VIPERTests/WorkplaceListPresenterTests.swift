import Employees
import TestSupport
import Testing

@testable import VIPER

/// The presenter of the workplaces, tested without a table; `ParityTests` has what a person sees.
@Suite(.withoutScreen) struct WorkplaceListPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingInteractor()
  private let presenter: WorkplaceListPresenter

  init() {
    presenter = WorkplaceListPresenter(interactor: interactor)
    presenter.view = view
  }

  @Test func `opening, a pull and Retry load the list`() {
    presenter.viewLoaded()
    presenter.pulledToRefresh()
    var status = EmployeeListStatus()
    status.requestFailed(.unavailable(reason: "asleep"))
    presenter.listChanged(EmployeeList(), status)
    guard case .status(let section) = view.content?.sections.first else {
      Issue.record("the status is not the first section")
      return
    }
    let failure = "Could not load the list: service unavailable: asleep"
    #expect(section.rows == [.message(failure), .retry(title: "Retry")])
    section.retryTapped()
    #expect(interactor.loadCount == 3)
  }

  @Test func `a workplace is a heading with its employees`() {
    var list = EmployeeList()
    list.replace(with: [.alan])
    var status = EmployeeListStatus()
    status.requestStarted()
    presenter.listChanged(list, status)
    #expect(view.content?.title == "1 workplace")
    #expect(view.content?.isRefreshing == true)
    #expect(view.content?.sections.map(\.rowCount) == [0, 2])
    guard case .workplace(let section) = view.content?.sections.last else {
      Issue.record("no workplace")
      return
    }
    let alan = WorkplaceSectionModel.Row.info(
      photo: "alan.png", name: "Alan Turing", specialization: "Computability")
    #expect(section.rows == [.heading("Bletchley Park"), alan])
  }
}

// MARK: -

private final class RecordingView: WorkplaceListViewInput {
  private(set) var content: WorkplaceListContent?

  func show(_ content: WorkplaceListContent) { self.content = content }
}

private final class RecordingInteractor: EmployeeListInteractorInput {
  private(set) var loadCount = 0

  func load() { loadCount += 1 }
  func search(_ text: String) {}
  func delete(_ id: Employee.ID) {}
  func employee(_ id: Employee.ID) -> Employee? { nil }
}
