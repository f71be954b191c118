import Employees
import TestSupport
import Testing

@testable import MVP

/// The presenter of a portrait, tested with test doubles for the service and the view.
@Suite(.withoutScreen) struct PortraitPresenterTests {
  private let portraits = ControlledPortraits()
  private let view = RecordingPortraitView()
  private let list: EmployeeListPresenter

  init() {
    list = EmployeeListPresenter(
      service: ControlledService(), contacts: RecordingContacts(),
      portraits: PortraitLoader(service: portraits, decode: Picture.sample))
  }

  @Test func `a portrait is shown when it has loaded, and a failed one is loaded again`() async {
    let presenter = list.portraitPresenter(of: 1, for: view)
    presenter?.viewAppeared()
    await portraits.fail(1)
    presenter?.retryTapped()
    await portraits.answer(1)
    #expect(view.portraits == [.loading, .failed, .loading, .loaded(.portrait(of: 1)!)])
  }

  @Test func `a presenter that is released cancels its request, and shows nothing more`() async {
    var presenter = list.portraitPresenter(of: 1, for: view)
    presenter?.viewAppeared()
    await settle()
    presenter = nil
    await portraits.answer(1)
    #expect((view.portraits, portraits.cancelledIDs) == ([.loading], [1]))
  }

  @Test func `a portrait that was loaded ahead is shown at once`() async {
    list.employeeApproaches(1)
    await portraits.answer(1)
    list.portraitPresenter(of: 1, for: view)?.viewAppeared()
    #expect(view.portraits == [.loaded(.portrait(of: 1)!)])
  }
}

// MARK: -

private final class RecordingPortraitView: PortraitView {
  private(set) var portraits: [Portrait] = []

  func show(_ portrait: Portrait) {
    portraits.append(portrait)
  }
}
