import Employees
import TestSupport
import Testing

@testable import MVC

/// The model, tested with test doubles for the service and the delegate.
struct EmployeeListDataModelTests {
  private let service = ControlledService()
  private let delegate = RecordingDelegate()
  private let model: EmployeeListDataModel

  init() {
    model = EmployeeListDataModel(service: service)
    model.delegate = delegate
  }

  @Test func `a failed request reports the error to the delegate`() async {
    let request = Task.immediate { await model.requestData() }
    await service.fail(with: "asleep")
    await request.value
    #expect(delegate.reports == [.failed("service unavailable: asleep")])
  }

  @Test func `a loaded list is reported in the order of the service`() async {
    await load([.ada, .grace])
    #expect(delegate.reports == [.received(["Ada Lovelace", "Grace Hopper"])])
  }

  @Test func `a later request wins over an earlier one`() async {
    let first = Task.immediate { await model.requestData() }
    let second = Task.immediate { await model.requestData() }
    await service.answer(1, with: [.grace])
    await second.value
    await service.answer(0, with: [.ada])
    await first.value
    #expect(delegate.reports == [.received(["Grace Hopper"])])
  }

  @Test func `the answer to a cancelled request is ignored`() async {
    let request = Task.immediate { await model.requestData() }
    request.cancel()
    await service.answer(with: [.grace])
    await request.value
    #expect(delegate.reports == [])
  }

  @Test func `a search reports only the employees that match`() async {
    await load(.samples)
    model.search("eotvos")
    #expect(delegate.reports.last == .changed(["Rózsa Péter"]))
  }

  @Test func `a refused deletion reports the restored list and the reason`() async {
    await load([.grace, .ada])
    let deleting = Task.immediate { await model.delete(1) }
    #expect(delegate.reports.last == .changed(["Ada Lovelace"]))
    await service.refuseDeletion(with: "locked")
    await deleting.value
    #expect(
      delegate.reports.last
        == .refused("Grace Hopper: service unavailable: locked", ["Grace Hopper", "Ada Lovelace"]))
  }

  @Test func `the model does not retain its delegate`() {
    var other: RecordingDelegate? = RecordingDelegate()
    model.delegate = other
    other = nil
    #expect(model.delegate == nil)
  }

  private func load(_ employees: [Employee]) async {
    let request = Task.immediate { await model.requestData() }
    await service.answer(with: employees)
    await request.value
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeListDataModelDelegate {
  enum Report: Equatable {
    case received([String])
    case failed(String)
    case changed([String])
    case refused(String, [String])
  }

  private(set) var reports: [Report] = []

  func dataReceived(_ items: [EmployeeListItem]) {
    reports.append(.received(items.map(\.name)))
  }

  func dataUpdateFailed(_ error: EmployeeServiceError) {
    reports.append(.failed(error.description))
  }

  func dataChanged(_ items: [EmployeeListItem]) {
    reports.append(.changed(items.map(\.name)))
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, items: [EmployeeListItem]
  ) {
    reports.append(.refused("\(name): \(error)", items.map(\.name)))
  }
}
