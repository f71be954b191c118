import Employees
import TestSupport
import Testing

@testable import VIPER

/// The interactor, tested with test doubles for the service and the output.
struct EmployeeListInteractorTests {
  private let service = ControlledService()
  private let output = RecordingOutput()
  private let interactor: EmployeeListInteractor

  init() {
    interactor = EmployeeListInteractor(service: service)
    interactor.output = output
  }

  @Test func `a load reports the list or the error`() async {
    interactor.getEmployees()
    await service.answer(with: [.grace, .ada])
    interactor.getEmployees()
    await service.fail(with: "asleep")
    #expect(
      output.reports == [
        "received Grace Hopper, Ada Lovelace", "failed service unavailable: asleep",
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer is dropped`() async {
    for order in [[0, 1], [3, 2]] {
      interactor.getEmployees()
      await settle()
      interactor.getEmployees()
      for request in order {
        await service.answer(request, with: request.isMultiple(of: 2) ? [.ada] : [.grace])
      }
    }
    #expect(output.reports == ["received Grace Hopper", "received Grace Hopper"])
    #expect(service.cancelledCount == 2)
  }

  @Test func `an interactor that is released cancels its request`() async {
    var interactor: EmployeeListInteractor? = EmployeeListInteractor(service: service)
    interactor?.output = output
    interactor?.getEmployees()
    await settle()
    interactor = nil
    await service.answer(with: [.grace])
    #expect((output.reports, service.cancelledCount) == ([], 1))
  }

  @Test func `a search reports only the employees that match`() async {
    await load([.grace, .rozsa])
    interactor.search("eotvos")
    interactor.search("")
    #expect(output.reports == ["found Rózsa Péter", "found Grace Hopper, Rózsa Péter"])
  }

  @Test func `a deleted employee is removed before the service answers`() async {
    await load([.grace, .ada])
    interactor.delete(1)
    #expect(output.reports == ["removed, left Ada Lovelace"])
    await service.acceptDeletion()
    #expect((service.deletions, output.reports) == ([1], ["removed, left Ada Lovelace"]))
  }

  @Test func `a refused deletion restores the employee at its old position`() async {
    await load([.grace, .ada])
    interactor.delete(1)
    await service.refuseDeletion(with: "locked")
    #expect(
      output.reports == [
        "removed, left Ada Lovelace",
        "refused Grace Hopper (service unavailable: locked), left Grace Hopper, Ada Lovelace",
      ])
  }

  @Test func `a refusal is not reported if a reload removed the employee meanwhile`() async {
    await load([.grace, .ada])
    interactor.delete(1)
    await load([.ada])
    await service.refuseDeletion(with: "locked")
    #expect(output.reports == [])
  }

  @Test func `the interactor does not retain its output`() {
    var other: RecordingOutput? = RecordingOutput()
    interactor.output = other
    other = nil
    #expect(interactor.output == nil)
  }

  /// Loads a list and clears the reports.
  private func load(_ employees: [Employee]) async {
    interactor.getEmployees()
    await service.answer(with: employees)
    output.reports = []
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListInteractorOutput {
  var reports: [String] = []

  func employeesReceived(_ result: EmployeeListResult) {
    reports.append("received \(names(result))")
  }

  func loadFailed(_ error: EmployeeServiceError) { reports.append("failed \(error)") }
  func employeesFound(_ result: EmployeeListResult) { reports.append("found \(names(result))") }

  func employeeRemoved(_ result: EmployeeListResult) {
    reports.append("removed, left \(names(result))")
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, _ result: EmployeeListResult
  ) {
    reports.append("refused \(name) (\(error)), left \(names(result))")
  }

  private func names(_ result: EmployeeListResult) -> String {
    result.employees.map(\.name).joined(separator: ", ")
  }
}
