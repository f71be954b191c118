import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// The model, tested with test doubles for the service and the delegate.
@Suite(.withoutScreen) struct EmployeeListDataModelTests {
  private let service = ControlledService()
  private let delegate = RecordingDelegate()
  private let model: EmployeeListDataModel

  init() {
    model = EmployeeListDataModel(service: service)
    model.delegate = delegate
  }

  @Test func `a load reports the request first, and then the list or the error`() async {
    await load([.ada, .grace])
    model.load()
    await service.fail(with: "asleep")
    #expect(
      delegate.reports == [
        ["Loading…"], ["Ada Lovelace", "Grace Hopper"],
        ["◌ Refreshing…", "Ada Lovelace", "Grace Hopper"],
        [
          "Could not load the list: service unavailable: asleep", "[Retry]", "Ada Lovelace",
          "Grace Hopper",
        ],
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    model.load()
    await settle()
    model.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(delegate.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a request that starts in the report of an earlier one cancels it`() async {
    delegate.nextReport = { [model] in model.load() }
    model.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(delegate.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a search reports only the employees that match`() async {
    await load(.samples)
    model.search("eotvos")
    #expect(delegate.reports.last == ["Rózsa Péter"])
    #expect(delegate.list.count == 7)
    #expect(delegate.list.searchText == "eotvos")
  }

  @Test func `a deletion is reported at once, and a refusal restores the employee`() async {
    await load([.grace, .ada])
    model.delete(1)
    #expect(delegate.reports.last == ["Ada Lovelace"])
    await service.refuseDeletion(with: "locked")
    let refusal = "Could not delete Grace Hopper: service unavailable: locked"
    #expect(delegate.reports.last == [refusal, "Grace Hopper", "Ada Lovelace"])
    model.delete(4)
    await service.acceptDeletion()
    #expect(delegate.reports.last == [refusal, "Grace Hopper"])
    #expect(service.deletions == [1, 4])
  }

  private func load(_ employees: [Employee]) async {
    model.load()
    await service.answer(with: employees)
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeListDataModelDelegate {
  /// The words of the status and the names of the employees, for each call.
  private(set) var reports: [[String]] = []
  private(set) var list = EmployeeList()

  /// Called in the next report.
  var nextReport: (() -> Void)?

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    self.list = list
    reports.append(status.words(above: list) + list.employees.map(\.name))
    let use = nextReport
    nextReport = nil
    use?()
  }
}
