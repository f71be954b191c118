import Employees
import Foundation
import TestSupport
import Testing

@testable import MVVM

/// The portrait of a cell view model, tested without a cell.
struct PortraitTests {
  private let service = ControlledPortraits()
  private let viewModel: EmployeeInfoCellViewModel

  init() {
    viewModel = EmployeeInfoCellViewModel(.grace, portraits: PortraitLoader(service: service))
  }

  @Test func `a portrait is loading, then failed, and loaded after another try`() async {
    #expect(viewModel.portrait == nil)
    viewModel.loadPortrait()
    #expect(viewModel.portrait == .loading)
    await service.fail(1)
    #expect(viewModel.portrait == .failed)
    viewModel.loadPortrait()
    await service.answer(1)
    #expect(viewModel.portrait == .loaded(.portrait(of: 1)))
  }

  @Test func `a view model whose request was cancelled gets no portrait`() async {
    viewModel.loadPortrait()
    await settle()
    viewModel.cancelPortrait()
    await service.answer(1)
    #expect(viewModel.portrait == nil)
    #expect(service.cancelledIDs == [1])
  }
}
