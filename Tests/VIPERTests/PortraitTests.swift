import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The module of a portrait, tested with a test double for its view.
struct PortraitTests {
  private let service = ControlledPortraits()
  private let portraits: PortraitLoader
  private let view = RecordingPortraitView()

  init() {
    portraits = PortraitLoader(service: service, decode: Picture.sample)
  }

  @Test func `a portrait loads when the view appears, and again after a tap on Retry`() async {
    let presenter = PortraitModule.makePresenter(of: 1, for: view, portraits: portraits)
    presenter.viewAppeared()
    await service.fail(1)
    presenter.retryTapped()
    await service.answer(1)
    #expect(view.portraits == [.loading, .failed, .loading, .loaded(.portrait(of: 1)!)])
  }

  @Test func `a released presenter cancels its request, and shows nothing more`() async {
    var presenter: (any PortraitViewOutput)? = PortraitModule.makePresenter(
      of: 1, for: view, portraits: portraits)
    presenter?.viewAppeared()
    await settle()
    presenter = nil
    await service.answer(1)
    #expect(view.portraits == [.loading])
    #expect(service.cancelledIDs == [1])
  }

  @Test func `a presenter and its interactor do not retain the view`() {
    var view: RecordingPortraitView? = RecordingPortraitView()
    weak let released = view
    let presenter = view.map {
      PortraitModule.makePresenter(of: 1, for: $0, portraits: portraits)
    }
    presenter?.viewAppeared()
    view = nil
    #expect(released == nil)
  }

  @Test func `the presenter of the list makes presenters, and prefetches, if it has portraits`()
    async
  {
    let (with, without) = (makeListPresenter(portraits), makeListPresenter(nil))
    #expect(with.portraitPresenter(of: 1, for: view) != nil)
    #expect(without.portraitPresenter(of: 1, for: view) == nil)
    with.employeeApproaches(2)
    await service.answer(2)
    #expect(service.requestedIDs == [2])
  }

  @Test func `a cell holds a presenter only while it is in view`() {
    let view = EmployeeListViewController(output: makeListPresenter(portraits))
    let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    cell.model = EmployeeInfoCellModel(.grace)
    let row = IndexPath(row: 0, section: 1)
    view.tableView(view.tableView, willDisplay: cell, forRowAt: row)
    #expect(cell.portraitPresenter != nil)
    view.tableView(view.tableView, didEndDisplaying: cell, forRowAt: row)
    #expect(cell.portraitPresenter == nil)
  }

  private func makeListPresenter(_ portraits: PortraitLoader?) -> EmployeeListPresenter {
    EmployeeListPresenter(
      interactor: EmployeeListInteractor(service: ControlledService()),
      router: EmployeeListRouter(contacts: RecordingContacts()), portraits: portraits)
  }
}

// MARK: -

private final class RecordingPortraitView: PortraitViewInput {
  private(set) var portraits: [Portrait] = []

  func show(_ portrait: Portrait) {
    portraits.append(portrait)
  }
}
