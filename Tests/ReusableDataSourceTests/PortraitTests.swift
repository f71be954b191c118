import Employees
import Foundation
import TestSupport
import Testing

@testable import ReusableDataSource

/// The portrait of an item, tested without a table.
struct PortraitTests {
  private let service = ControlledPortraits()
  private let item: EmployeeInfoViewModel

  init() {
    item = EmployeeInfoViewModel(.grace, portraits: PortraitLoader(service: service))
  }

  @Test func `an item loads its portrait, and announces each change`() async {
    var shown: [Portrait?] = []
    item.onPortraitChange = { [unowned item] in shown.append(item.portrait) }
    item.loadPortrait()
    await service.fail(1)
    item.loadPortrait()
    await service.answer(1)
    #expect(shown == [.loading, .failed, .loading, .loaded(.portrait(of: 1))])
  }

  @Test func `an item whose request was cancelled gets no portrait`() async {
    item.loadPortrait()
    await settle()
    item.cancelPortrait()
    await service.answer(1)
    #expect(item.portrait == nil)
    #expect(service.cancelledIDs == [1])
  }
}
