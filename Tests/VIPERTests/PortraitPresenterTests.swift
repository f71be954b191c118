import Employees
import TestSupport
import Testing

@testable import VIPER

/// The presenter of the portraits, tested with test doubles for the service and the cells.
@Suite(.withoutScreen) struct PortraitPresenterTests {
  private let portraits = ControlledPortraits()
  private let view = RecordingPortraitView()
  private let presenter: PortraitPresenter

  init() {
    presenter = PortraitPresenter(
      interactor: PortraitLoader(service: portraits, decode: Picture.sample))
  }

  @Test func `a portrait is shown when it has loaded, and a failed one is loaded again`() async {
    presenter.cellAppeared(view, of: 1)
    await portraits.fail(1)
    presenter.retryTapped(in: view, of: 1)
    await portraits.answer(1)
    #expect(view.portraits == [.loading, .failed, .loading, .loaded(.portrait(of: 1)!)])
  }

  @Test func `a cell that left the view gets no portrait, and its request is cancelled`() async {
    presenter.cellAppeared(view, of: 1)
    await settle()
    presenter.cellDisappeared(view)
    await portraits.answer(1)
    #expect(view.portraits == [.loading])
    #expect(portraits.cancelledIDs == [1])
  }

  @Test func `a cell that shows another employee gets only the portrait of this one`() async {
    presenter.cellAppeared(view, of: 1)
    await settle()
    presenter.cellAppeared(view, of: 2)
    await portraits.answer(1)
    await portraits.answer(2)
    #expect(view.portraits == [.loading, .loading, .loaded(.portrait(of: 2)!)])
    #expect(portraits.cancelledIDs == [1])
  }

  @Test func `the presenter keeps no cell`() {
    weak var cell: RecordingPortraitView?
    do {
      let view = RecordingPortraitView()
      presenter.cellAppeared(view, of: 1)
      #expect(view.portraits == [.loading])
      cell = view
    }
    #expect(cell == nil)
  }

  @Test func `each cell has its own portrait, also after another one has left the view`() async {
    let other = RecordingPortraitView()
    presenter.cellAppeared(view, of: 1)
    presenter.cellAppeared(other, of: 2)
    await portraits.answer(1)
    presenter.cellDisappeared(view)
    await portraits.answer(2)
    #expect(view.portraits == [.loading, .loaded(.portrait(of: 1)!)])
    #expect(other.portraits == [.loading, .loaded(.portrait(of: 2)!)])
  }

  @Test func `a portrait that was loaded ahead is shown at once`() async {
    presenter.prefetch([1])
    await portraits.answer(1)
    presenter.cellAppeared(view, of: 1)
    #expect(view.portraits == [.loaded(.portrait(of: 1)!)])
  }
}

// MARK: -

private final class RecordingPortraitView: PortraitViewInput {
  private(set) var portraits: [Portrait] = []

  func show(_ portrait: Portrait) {
    portraits.append(portrait)
  }
}
