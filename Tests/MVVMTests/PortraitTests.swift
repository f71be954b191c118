import Employees
import TestSupport
import Testing

@testable import MVVM

/// The view model of a portrait, tested without a cell.
@Suite(.withoutScreen) struct PortraitTests {
  private let service = ControlledPortraits()
  private let factory: EmployeeCellFactory
  private let viewModel: PortraitViewModel

  init() throws {
    factory = EmployeeCellFactory(
      portraits: PortraitLoader(service: service, decode: Picture.sample))
    viewModel = try #require(factory.portrait(of: 1))
  }

  @Test func `a portrait is loading, then failed, and loaded after another try`() async {
    viewModel.load()
    #expect(viewModel.portrait == .loading)
    await service.fail(1)
    #expect(viewModel.portrait == .failed)
    viewModel.load()
    #expect(viewModel.portrait == .loading)
    await service.answer(1)
    #expect(viewModel.portrait == .loaded(.portrait(of: 1)!))
  }

  @Test func `a cancelled view model gets no portrait, and forgets the one it had`() async {
    viewModel.load()
    await settle()
    viewModel.cancel()
    await service.answer(1)
    #expect((viewModel.portrait, service.cancelledIDs) == (.loading, [1]))
    viewModel.load()
    #expect(viewModel.portrait == .loaded(.portrait(of: 1)!))
    viewModel.cancel()
    #expect(viewModel.portrait == .loading)
  }

  @Test func `a prefetched portrait is requested before it is loaded`() async {
    factory.prefetch(MessageCellViewModel(message: "Loading…"))
    factory.prefetch(EmployeeInfoCellViewModel(.grace))
    await service.answer(1)
    viewModel.load()
    #expect(viewModel.portrait == .loaded(.portrait(of: 1)!))
    #expect(service.requestedIDs == [1])
  }
}
