import Employees
import Foundation
import TestSupport
import Testing

@testable import ReusableDataSource

/// The provider of portraits, tested without a table.
struct PortraitProviderTests {
  private let service = ControlledPortraits()
  private let provider: PortraitProvider

  init() {
    provider = PortraitProvider(service: service)
  }

  @Test func `an item gets its portrait, or the failure, and announces each change`() async {
    let item = EmployeeInfoViewModel(.grace) { [provider] item in provider.load(for: item) }
    var shown: [Portrait?] = []
    item.onPortraitChange = { [unowned item] in shown.append(item.portrait) }
    provider.load(for: item)
    await service.fail(1)
    item.retryTapped()
    await service.answer(1)
    #expect(shown == [.loading, .failed, .loading, .loaded(.portrait(of: 1))])
  }

  @Test func `an item whose request was cancelled gets no portrait`() async {
    let item = EmployeeInfoViewModel(.grace) { _ in }
    provider.load(for: item)
    await settle()
    provider.cancel(for: item)
    await service.answer(1)
    #expect(item.portrait == .loading)
    #expect(service.cancelledIDs == [1])
  }
}
