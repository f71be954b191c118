import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The module of a portrait, tested with a test double for its view.
@Suite(.withoutScreen) struct PortraitTests {
  private let service = ControlledPortraits()
  private let portraits: PortraitModule
  private let view = RecordingPortraitView()

  init() {
    portraits = PortraitModule(
      portraits: PortraitLoader(service: service, decode: Picture.sample))
  }

  @Test func `a portrait loads when the view appears, and again after a tap on Retry`() async {
    portraits.connect(view, to: 1)
    view.portraitOutput?.viewAppeared()
    await service.fail(1)
    view.portraitOutput?.retryTapped()
    await service.answer(1)
    #expect(view.portraits == [.loading, .failed, .loading, .loaded(.portrait(of: 1)!)])
  }

  @Test func `a released presenter cancels its request, and shows nothing more`() async {
    portraits.connect(view, to: 1)
    view.portraitOutput?.viewAppeared()
    await settle()
    view.portraitOutput = nil
    await service.answer(1)
    #expect(view.portraits == [.loading])
    #expect(service.cancelledIDs == [1])
  }

  @Test func `the presenter of the list connects a view, and prefetches, if it has portraits`()
    async
  {
    let (with, without) = (makeListPresenter(portraits), makeListPresenter(nil))
    without.employeeAppeared(1, in: view)
    #expect(view.portraitOutput == nil)
    with.employeeAppeared(1, in: view)
    #expect(view.portraitOutput != nil)
    with.employeeApproaches(2)
    await service.answer(2)
    #expect(service.requestedIDs == [2])
  }
}

/// The presenters of cells.
struct PortraitCellTests {
  @Test func `a cell holds a presenter only while it is in view`() {
    let presenter = makeListPresenter(
      PortraitModule(
        portraits: PortraitLoader(service: ControlledPortraits(), decode: Picture.sample)))
    let view = EmployeeListViewController(output: presenter)
    let delegate = presenter as any EmployeeSectionModelDelegate
    let section = EmployeeSectionModel(.grace, refusal: nil, delegate: delegate)
    view.updateForSections([section], searchText: nil)
    let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)
    let row = IndexPath(row: 0, section: 0)
    view.tableView(view.tableView, willDisplay: cell, forRowAt: row)
    #expect(cell.portraitOutput != nil)
    view.tableView(view.tableView, didEndDisplaying: cell, forRowAt: row)
    #expect(cell.portraitOutput == nil)
  }
}

private func makeListPresenter(_ portraits: PortraitModule?) -> EmployeeListPresenter {
  EmployeeListPresenter(
    interactor: EmployeeListInteractor(service: ControlledService()),
    router: EmployeeListRouter(contacts: RecordingContacts()), portraits: portraits)
}

// MARK: -

private final class RecordingPortraitView: PortraitViewInput {
  var portraitOutput: (any PortraitViewOutput)?
  private(set) var portraits: [Portrait] = []

  func show(_ portrait: Portrait) {
    portraits.append(portrait)
  }
}
