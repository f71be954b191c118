import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The portrait of a cell, tested without a table.
struct PortraitTests {
  private let service = ControlledPortraits()
  private let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)

  init() {
    cell.configure(
      with: EmployeeInfoViewModel(
        .grace, portraits: PortraitLoader(service: service, decode: Picture.sample)))
  }

  @Test func `a cell that comes into view loads a portrait, and again after a tap on Retry`() async
  {
    cell.willDisplay()
    await service.fail(1)
    #expect(!cell.content.retryButton.isHidden)
    cell.content.retryTapped()
    #expect(cell.content.retryButton.isHidden)
    await service.answer(1)
    #expect(service.requestedIDs == [1, 1])
  }

  @Test func `a cell that leaves the view drops its request`() async {
    cell.willDisplay()
    await settle()
    cell.didEndDisplaying()
    await service.fail(1)
    #expect(cell.content.retryButton.isHidden)
    #expect(service.cancelledIDs == [1])
  }

  @Test func `a prefetched portrait is requested before its cell comes into view`() async {
    cell.viewModel?.prefetch()
    await service.answer(1)
    cell.willDisplay()
    await settle()
    #expect(service.requestedIDs == [1])
    #expect(cell.portraitRequest == nil)
  }
}
