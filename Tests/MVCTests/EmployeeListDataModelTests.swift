import Employees
import TestSupport
import Testing

@testable import MVC

/// The model alone: a service goes in, reports to a delegate come out.
struct EmployeeListDataModelTests {
  @Test func `a load that fails is reported with its error`() async {
    let (model, service, delegate) = makeModel()
    model.requestData()
    await service.fail(with: "asleep")
    #expect(delegate.reports == [.failed("service unavailable: asleep")])
  }

  @Test func `items are reported in the order of the employees`() async {
    let (model, service, delegate) = makeModel()
    model.requestData()
    await service.answer(with: [.ada, .grace])
    #expect(delegate.reports == [.received(["Ada Lovelace", "Grace Hopper"])])
  }

  @Test func `a late answer is dropped`() async {
    let (model, service, delegate) = makeModel()
    model.requestData()
    await settle()
    model.requestData()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(delegate.reports == [.received(["Grace Hopper"])])
  }

  @Test func `a search reports whom it finds`() async {
    let (model, service, delegate) = makeModel()
    model.requestData()
    await service.answer(with: .samples)
    model.search("eotvos")
    #expect(delegate.reports.last == .changed(["Rózsa Péter"]))
  }

  @Test func `a deletion that is refused reports the employee back, and why`() async {
    let (model, service, delegate) = makeModel()
    model.requestData()
    await service.answer(with: [.grace, .ada])
    model.delete(1)
    #expect(delegate.reports.last == .changed(["Ada Lovelace"]))
    await service.refuseDeletion(with: "locked")
    #expect(
      delegate.reports.last
        == .refused("Grace Hopper: service unavailable: locked", ["Grace Hopper", "Ada Lovelace"]))
  }

  @Test func `a model that goes takes its request back`() async {
    let service = CancellationRecordingService()
    var model: EmployeeListDataModel? = EmployeeListDataModel(service: service)
    model?.requestData()
    await settle()
    model = nil
    await settle()
    #expect(service.wasCancelled)
  }

  @Test func `the delegate is not kept alive`() {
    let model = EmployeeListDataModel(service: ControlledService())
    var delegate: RecordingDelegate? = RecordingDelegate()
    model.delegate = delegate
    delegate = nil
    #expect(model.delegate == nil)
  }

  private func makeModel() -> (EmployeeListDataModel, ControlledService, RecordingDelegate) {
    let service = ControlledService()
    let model = EmployeeListDataModel(service: service)
    let delegate = RecordingDelegate()
    model.delegate = delegate
    return (model, service, delegate)
  }
}

// MARK: -

/// A service that never answers, and knows when nobody waits any more.
private final class CancellationRecordingService: nonisolated EmployeeService {
  @MainActor private(set) var wasCancelled = false

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    while !Task.isCancelled { await Task.yield() }
    wasCancelled = true
    return []
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
