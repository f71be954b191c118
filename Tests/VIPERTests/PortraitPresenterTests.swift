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
      portraits: PortraitLoader(service: portraits, decode: Picture.sample))
  }

  @Test func `a portrait is shown when it has loaded, and a failed one is loaded again`() async {
    presenter.willDisplay(view, of: 1)
    await portraits.fail(1)
    presenter.retryTapped(in: view, of: 1)
    await portraits.answer(1)
    #expect(view.portraits == [.loading, .failed, .loading, .loaded(.portrait(of: 1)!)])
  }

  @Test func `a cell that left the view gets no portrait, and its request is cancelled`() async {
    presenter.willDisplay(view, of: 1)
    await settle()
    presenter.didEndDisplaying(view)
    await portraits.answer(1)
    #expect(view.portraits == [.loading])
    #expect(portraits.cancelledIDs == [1])
  }

  @Test func `a reused cell gets the portrait of the new employee only`() async {
    presenter.willDisplay(view, of: 1)
    presenter.willDisplay(view, of: 2)
    await portraits.answer(2)
    #expect(view.portraits == [.loading, .loading, .loaded(.portrait(of: 2)!)])
  }

  @Test func `each cell has its own portrait, also after another one has left the view`() async {
    let other = RecordingPortraitView()
    presenter.willDisplay(view, of: 1)
    presenter.willDisplay(other, of: 2)
    await portraits.answer(1)
    presenter.didEndDisplaying(view)
    await portraits.answer(2)
    #expect(view.portraits == [.loading, .loaded(.portrait(of: 1)!)])
    #expect(other.portraits == [.loading, .loaded(.portrait(of: 2)!)])
  }

  @Test func `a portrait that was loaded ahead is shown at once`() async {
    presenter.prefetch([1])
    await portraits.answer(1)
    presenter.willDisplay(view, of: 1)
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
