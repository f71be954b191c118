import Employees
import TestSupport
import Testing

@testable import VIPER

/// The presenters of the portraits, tested with test doubles for the service and the cells.
@Suite(.withoutScreen) struct PortraitPresenterTests {
  private let portraits = ControlledPortraits()
  private let view = RecordingPortraitView()
  private let presenter: PortraitListPresenter

  init() {
    presenter = PortraitListPresenter(
      interactor: PortraitLoader(service: portraits, decode: Picture.sample))
  }

  @Test func `a portrait is shown when it has loaded, and a failed one is loaded again`() async {
    let portrait = presenter.portrait(of: 1, in: view)
    portrait.viewAppeared()
    await portraits.fail(1)
    portrait.retryTapped()
    await portraits.answer(1)
    #expect(view.portraits == [.loading, .failed, .loading, .loaded(.portrait(of: 1)!)])
  }

  @Test func `a cell that left the view gets no portrait, and its request is cancelled`() async {
    do {
      let portrait = presenter.portrait(of: 1, in: view)
      portrait.viewAppeared()
      await settle()
    }
    await portraits.answer(1)
    #expect(view.portraits == [.loading])
    #expect(portraits.cancelledIDs == [1])
  }

  @Test func `a presenter does not keep its cell`() {
    weak var cell: RecordingPortraitView?
    let portrait: any PortraitViewOutput
    do {
      let view = RecordingPortraitView()
      portrait = presenter.portrait(of: 1, in: view)
      portrait.viewAppeared()
      #expect(view.portraits == [.loading])
      cell = view
    }
    #expect(cell == nil)
    portrait.retryTapped()
  }

  @Test func `each cell has its own portrait, also after another one has left the view`() async {
    let other = RecordingPortraitView()
    var portrait: (any PortraitViewOutput)? = presenter.portrait(of: 1, in: view)
    let otherPortrait = presenter.portrait(of: 2, in: other)
    portrait?.viewAppeared()
    otherPortrait.viewAppeared()
    await portraits.answer(1)
    portrait = nil
    await portraits.answer(2)
    #expect(view.portraits == [.loading, .loaded(.portrait(of: 1)!)])
    #expect(other.portraits == [.loading, .loaded(.portrait(of: 2)!)])
  }

  @Test func `a portrait that was loaded ahead is shown at once`() async {
    presenter.prefetch([1])
    await portraits.answer(1)
    presenter.portrait(of: 1, in: view).viewAppeared()
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
