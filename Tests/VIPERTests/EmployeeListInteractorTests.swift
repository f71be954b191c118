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

  // MARK: - Loading

  @Test func `a load reports its start, and the list or the error`() async {
    interactor.loadEmployees()
    await service.answer(with: [.grace, .ada])
    interactor.loadEmployees()
    await service.fail(with: "asleep")
    #expect(
      output.reports == [
        "nobody. Loading…", "Grace Hopper, Ada Lovelace.",
        "Grace Hopper, Ada Lovelace, refreshing.",
        "Grace Hopper, Ada Lovelace. Could not load the list: service unavailable: asleep",
      ])
  }

  @Test func `a later request cancels an earlier one, whose answer or error is dropped`() async {
    for _ in 0..<2 {
      interactor.loadEmployees()
      await settle()
    }
    output.reports = []
    await service.answer(0, with: [.ada])
    await service.answer(1, with: [.grace])
    for _ in 0..<2 {
      interactor.loadEmployees()
      await settle()
    }
    await service.answer(3, with: [.grace])
    await service.fail(2, with: "asleep")
    #expect(
      output.reports == [
        "Grace Hopper.", "Grace Hopper, refreshing.", "Grace Hopper, refreshing.", "Grace Hopper.",
      ])
    #expect(service.cancelledCount == 2)
  }

  @Test func `a released interactor cancels its request`() async {
    var interactor: EmployeeListInteractor? = EmployeeListInteractor(service: service)
    interactor?.loadEmployees()
    await settle()
    interactor = nil
    await service.answer(with: [.grace])
    #expect(service.cancelledCount == 1)
  }

  // MARK: - Searching

  @Test func `a search reports only the employees that match`() async {
    await load([.grace, .rozsa])
    interactor.search("eotvos")
    interactor.search("")
    #expect(output.reports == ["Rózsa Péter.", "Grace Hopper, Rózsa Péter."])
  }

  // MARK: - Deleting

  @Test func `a deleted employee is removed before the service answers`() async {
    await load([.grace, .ada])
    interactor.delete(1)
    #expect(output.reports == ["Ada Lovelace."])
    await service.acceptDeletion()
    #expect((service.deletions, output.reports) == ([1], ["Ada Lovelace."]))
  }

  @Test func `a refused deletion restores the employee at the old position`() async {
    await load([.grace, .ada])
    interactor.delete(1)
    await service.refuseDeletion(with: "locked")
    #expect(
      output.reports == [
        "Ada Lovelace.",
        "Grace Hopper, Ada Lovelace. Could not delete Grace Hopper: service unavailable: locked",
      ])
  }

  @Test func `a refused deletion of an employee who is not in a newer list has no message`() async {
    await load([.grace, .ada])
    interactor.delete(1)
    await load([.ada])
    await service.refuseDeletion(with: "locked")
    #expect(output.reports == ["Ada Lovelace."])
  }

  @Test func `the interactor does not retain its output`() {
    var other: RecordingOutput? = RecordingOutput()
    interactor.output = other
    other = nil
    #expect(interactor.output == nil)
  }

  /// Loads a list and clears the reports.
  private func load(_ employees: [Employee]) async {
    interactor.loadEmployees()
    await service.answer(with: employees)
    output.reports = []
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListInteractorOutput {
  /// The employees of each reported list, and what its status shows.
  var reports: [String] = []

  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus) {
    let names = list.employees.map(\.name).joined(separator: ", ")
    let refreshing = status.isRefreshing(list) ? ", refreshing" : ""
    let report = "\(names.isEmpty ? "nobody" : names)\(refreshing)."
    let messages = status.content(above: list).messages
    let refusals = list.employees.compactMap(status.refusal)
    reports.append(([report] + messages + refusals).joined(separator: " "))
  }
}
