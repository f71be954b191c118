import EmployeePresentation
import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The portraits of cells, tested without a table.
struct PortraitTests {
  private let service = ControlledPortraits()
  private let portraits: EmployeePortraits
  private let cell = EmployeeInfoCell(style: .default, reuseIdentifier: nil)

  init() {
    portraits = EmployeePortraits(
      portraits: PortraitLoader(service: service, decode: Picture.sample))
  }

  @Test func `a cell that comes into view loads a portrait, and again after a tap on Retry`() async
  {
    portraits.willDisplay(cell, of: 1)
    await service.fail(1)
    #expect(!cell.content.retryButton.isHidden)
    cell.content.retryTapped()
    #expect(cell.content.retryButton.isHidden)
    await service.answer(1)
    #expect(service.requestedIDs == [1, 1])
  }

  @Test func `a cell that leaves the view drops its request`() async {
    portraits.willDisplay(cell, of: 1)
    await settle()
    portraits.didEndDisplaying(cell)
    await service.fail(1)
    #expect(cell.content.retryButton.isHidden)
    #expect(service.cancelledIDs == [1])
  }

  @Test func `a prefetched portrait is requested before its cell comes into view`() async {
    portraits.prefetch([1])
    await service.answer(1)
    portraits.willDisplay(cell, of: 1)
    await settle()
    #expect(service.requestedIDs == [1])
    #expect(cell.content.portraitRequest == nil)
  }

  @Test func `a cell without a name, or without an employee, has no portrait`() async {
    portraits.willDisplay(MessageCell(style: .default, reuseIdentifier: nil), of: 1)
    portraits.willDisplay(cell, of: nil)
    await settle()
    #expect(service.requestedIDs.isEmpty)
  }

  @Test func `sections of a list that became shorter are not announced`() {
    let dataSource = TableDataSource(EmployeeDataProvider())
    dataSource.attach(to: UITableView(), factories: [CellFactories.message])
    dataSource.provider = EmployeeDataProvider()
    let indexPaths = [0, 1].map { IndexPath(row: 0, section: $0) }
    #expect(dataSource.sectionIDs(at: indexPaths) == [.status])
  }
}
