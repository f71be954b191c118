import Employees
import TestSupport
import Testing

@testable import MVVM

/// The view model of a portrait, tested without a cell.
@Suite(.withoutScreen) struct PortraitViewModelTests {
  private let service = ControlledPortraits()
  private let list: PortraitListViewModel

  init() {
    list = PortraitListViewModel(
      portraits: PortraitLoader(service: service, decode: Picture.sample))
  }

  @Test func `a portrait is loading, then failed, and loaded after another try`() async {
    let viewModel = list.portrait(of: 1)
    viewModel.viewAppeared()
    #expect(viewModel.portrait == .loading)
    await service.fail(1)
    #expect(viewModel.portrait == .failed)
    viewModel.retryTapped()
    #expect(viewModel.portrait == .loading)
    await service.answer(1)
    #expect(viewModel.portrait == .loaded(.portrait(of: 1)!))
  }

  @Test func `a view model that is released cancels its request`() async {
    var viewModel: PortraitViewModel? = list.portrait(of: 1)
    weak let released = viewModel
    viewModel?.viewAppeared()
    await settle()
    viewModel = nil
    await service.answer(1)
    #expect(released == nil)
    #expect(service.cancelledIDs == [1])
  }

  @Test func `a prefetched portrait is requested before it is loaded`() async {
    list.prefetch([1])
    await service.answer(1)
    let viewModel = list.portrait(of: 1)
    viewModel.viewAppeared()
    #expect(viewModel.portrait == .loaded(.portrait(of: 1)!))
    #expect(service.requestedIDs == [1])
  }
}
