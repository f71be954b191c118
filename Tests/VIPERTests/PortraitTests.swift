import Employees
import Foundation
import TestSupport
import Testing

@testable import VIPER

/// The module of a portrait, tested with a test double for its view.
struct PortraitTests {
  private let service = ControlledPortraits()
  private let module: PortraitAssembly
  private let view = RecordingPortraitView()

  init() {
    module = PortraitAssembly(service: service)
  }

  @Test func `a portrait loads when the view appears, and again after a tap on Retry`() async {
    let presenter = module.makePresenter(for: 1, view: view)
    presenter.willDisplay()
    await service.fail(1)
    presenter.retryTapped()
    await service.answer(1)
    #expect(view.portraits == [.loading, .failed, .loading, .loaded(.portrait(of: 1))])
  }

  @Test func `an answer after the view has disappeared is not shown`() async {
    let presenter = module.makePresenter(for: 1, view: view)
    presenter.willDisplay()
    await settle()
    presenter.didEndDisplaying()
    await service.answer(1)
    #expect(view.portraits == [.loading])
    #expect(service.cancelledIDs == [1])
  }

  @Test func `a released presenter cancels its request`() async {
    var presenter: (any PortraitViewOutput)? = module.makePresenter(for: 1, view: view)
    presenter?.willDisplay()
    await settle()
    presenter = nil
    await service.answer(1)
    #expect(service.cancelledIDs == [1])
  }
}

// MARK: -

private final class RecordingPortraitView: PortraitViewInput {
  private(set) var portraits: [Portrait] = []

  func show(_ portrait: Portrait) {
    portraits.append(portrait)
  }
}
