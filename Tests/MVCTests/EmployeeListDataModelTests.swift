import Employees
import Foundation
import TestSupport
import Testing

@testable import MVC

/// The model, tested with test doubles for the service and the delegate.
struct EmployeeListDataModelTests {
  private let service = ControlledService()
  private let delegate = RecordingDelegate()
  private let model: EmployeeListDataModel

  init() {
    model = EmployeeListDataModel(service: service, portraits: nil)
    model.delegate = delegate
  }

  @Test func `a request reports the list in the order of the service, or the error`() async {
    await load([.ada, .grace])
    model.requestData()
    await service.fail(with: "asleep")
    #expect(
      delegate.reports == [
        .received(["Ada Lovelace", "Grace Hopper"]), .failed("service unavailable: asleep"),
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    for order in [[0, 1], [3, 2]] {
      model.requestData()
      await settle()
      model.requestData()
      for request in order {
        await service.answer(request, with: request.isMultiple(of: 2) ? [.ada] : [.grace])
      }
    }
    #expect(delegate.reports == [.received(["Grace Hopper"]), .received(["Grace Hopper"])])
    #expect(service.cancelledCount == 2)
  }

  @Test func `a model that is released cancels its request`() async {
    var model: EmployeeListDataModel? = EmployeeListDataModel(service: service, portraits: nil)
    model?.delegate = delegate
    model?.requestData()
    await settle()
    model = nil
    await service.answer(with: [.grace])
    #expect((delegate.reports, service.cancelledCount) == ([], 1))
  }

  @Test func `a search reports only the employees that match`() async {
    await load(.samples)
    model.search("eotvos")
    #expect(delegate.reports.last == .found(["Rózsa Péter"]))
    #expect((delegate.data.totalCount, delegate.data.searchText) == (7, "eotvos"))
  }

  @Test func `a refused deletion reports the restored list and the reason`() async {
    await load([.grace, .ada])
    model.delete(1)
    #expect(delegate.reports.last == .deleted(1, ["Ada Lovelace"]))
    await service.refuseDeletion(with: "locked")
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

  @Test func `a portrait is reported for its employee, unless it was cancelled`() async {
    let portraits = ControlledPortraits()
    let model = EmployeeListDataModel(
      service: service, portraits: PortraitLoader(service: portraits))
    model.delegate = delegate
    for id in 1...3 { model.loadPortrait(of: id) }
    await portraits.fail(2)
    model.cancelPortrait(of: 3)
    await portraits.answer(3)
    await portraits.answer(1)
    model.loadPortrait(of: 1)
    #expect(
      delegate.reports == [
        .portrait(.loading, 1), .portrait(.loading, 2), .portrait(.loading, 3),
        .portrait(.failed, 2), .portrait(.loaded(.portrait(of: 1)), 1),
        .portrait(.loaded(.portrait(of: 1)), 1),
      ])
  }

  private func load(_ employees: [Employee]) async {
    model.requestData()
    await service.answer(with: employees)
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeListDataModelDelegate {
  enum Report: Equatable {
    case received([String])
    case failed(String)
    case found([String])
    case deleted(Employee.ID, [String])
    case refused(String, [String])
    case portrait(Portrait, Employee.ID)
  }

  private(set) var reports: [Report] = []
  private(set) var data = EmployeeListData()

  func dataReceived(_ data: EmployeeListData) {
    reports.append(.received(names(data)))
  }

  func dataUpdateFailed(_ error: EmployeeServiceError) {
    reports.append(.failed(error.description))
  }

  func searchFinished(_ data: EmployeeListData) {
    self.data = data
    reports.append(.found(names(data)))
  }

  func employeeRemoved(_ id: Employee.ID, _ data: EmployeeListData) {
    reports.append(.deleted(id, names(data)))
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, _ data: EmployeeListData
  ) {
    reports.append(.refused("\(name): \(error)", names(data)))
  }

  func portraitChanged(_ portrait: Portrait, of id: Employee.ID) {
    reports.append(.portrait(portrait, id))
  }

  private func names(_ data: EmployeeListData) -> [String] { data.employees.map(\.name) }
}
