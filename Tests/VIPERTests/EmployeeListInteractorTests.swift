import Employees
import TestSupport
import Testing

@testable import VIPER

/// The interactor, tested with test doubles for the service and the output.
@Suite(.withoutScreen) struct EmployeeListInteractorTests {
  private let service = ControlledService()
  private let output = RecordingOutput()
  private let interactor: EmployeeListInteractor

  init() {
    interactor = EmployeeListInteractor(service: service)
    interactor.output = output
  }

  // MARK: - Loading

  @Test func `a load reports its start, and the list or the error`() async {
    interactor.load()
    await service.answer(with: [.grace, .ada])
    interactor.load()
    await service.fail(with: "asleep")
    #expect(
      output.reports == [
        ["Loading…"], ["Grace Hopper", "Ada Lovelace"],
        ["◌ Refreshing…", "Grace Hopper", "Ada Lovelace"],
        [
          "Could not load the list: service unavailable: asleep", "[Retry]", "Grace Hopper",
          "Ada Lovelace",
        ],
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    interactor.load()
    await settle()
    interactor.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(output.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  @Test func `a request that starts in the report of an earlier one cancels it`() async {
    output.nextReport = { [interactor] in interactor.load() }
    interactor.load()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(output.reports == [["Loading…"], ["Loading…"], ["Grace Hopper"]])
    #expect(service.cancelledCount == 1)
  }

  // MARK: - Searching

  @Test func `a search reports only the employees that match`() async {
    await load([.grace, .rozsa])
    interactor.search("eotvos")
    interactor.search("")
    #expect(output.reports == [["Rózsa Péter"], ["Grace Hopper", "Rózsa Péter"]])
  }

  @Test func `an employee is found by id, and nobody by an unknown one`() async {
    await load([.grace, .rozsa])
    #expect([1, 3, 99].map(interactor.employee) == [.grace, .rozsa, nil])
  }

  // MARK: - Deleting

  @Test func `a deletion is reported at once, and a refusal restores the employee`() async {
    await load([.grace, .ada])
    interactor.delete(1)
    #expect(output.reports == [["Ada Lovelace"]])
    await service.refuseDeletion(with: "locked")
    let refusal = "Could not delete Grace Hopper: service unavailable: locked"
    #expect(output.reports.last == [refusal, "Grace Hopper", "Ada Lovelace"])
    #expect(service.deletions == [1])
  }

  /// Loads a list and clears the reports.
  private func load(_ employees: [Employee]) async {
    interactor.load()
    await service.answer(with: employees)
    output.reports = []
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListInteractorOutput {
  /// What the status of each reported list shows, and the employees.
  var reports: [[String]] = []

  /// Called in the next report.
  var nextReport: (() -> Void)?

  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus) {
    reports.append(status.words(above: list) + list.employees.map(\.name))
    let use = nextReport
    nextReport = nil
    use?()
  }
}
