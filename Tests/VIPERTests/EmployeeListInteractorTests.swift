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

  @Test func `a load reports the list before it returns`() async {
    let interactor = EmployeeListInteractor(service: StoredService(.success([.grace, .ada])))
    interactor.output = output
    await interactor.load()
    #expect(output.reports == ["loaded Grace Hopper, Ada Lovelace"])
  }

  @Test func `a failed load reports the error`() async {
    let service = StoredService(.failure(.unavailable(reason: "asleep")))
    let interactor = EmployeeListInteractor(service: service)
    interactor.output = output
    await interactor.load()
    #expect(output.reports == ["failed service unavailable: asleep"])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `a later request wins over an earlier one`(order: [Int]) async {
    let older = Task.immediate { await interactor.load() }
    let later = Task.immediate { await interactor.load() }
    for request in order {
      await service.answer(request, with: request == 0 ? [.ada] : [.grace])
    }
    await older.value
    await later.value
    #expect(output.reports == ["loaded Grace Hopper"])
  }

  @Test func `the answer to a cancelled request is ignored`() async {
    for isFailing in [false, true] {
      let loading = Task.immediate { await interactor.load() }
      loading.cancel()
      if isFailing { await service.fail(with: "asleep") } else { await service.answer(with: []) }
      await loading.value
    }
    #expect(output.reports == [])
  }

  @Test func `a search reports only the employees that match`() async {
    await load([.grace, .rozsa])
    interactor.search("eotvos")
    interactor.search("")
    #expect(output.reports == ["found Rózsa Péter", "found Grace Hopper, Rózsa Péter"])
  }

  @Test func `a deleted employee is removed before the service answers`() async {
    await load([.grace, .ada])
    let deletion = Task.immediate { await interactor.delete(1) }
    #expect(output.reports == ["removed, left Ada Lovelace"])
    await service.acceptDeletion()
    await deletion.value
    #expect((service.deletions, output.reports) == ([1], ["removed, left Ada Lovelace"]))
  }

  @Test func `a refused deletion restores the employee at its old position`() async {
    await load([.grace, .ada])
    let deletion = Task.immediate { await interactor.delete(1) }
    await service.refuseDeletion(with: "locked")
    await deletion.value
    #expect(
      output.reports == [
        "removed, left Ada Lovelace",
        "refused Grace Hopper (service unavailable: locked), left Grace Hopper, Ada Lovelace",
      ])
  }

  @Test func `a refusal is not reported if a reload removed the employee meanwhile`() async {
    await load([.grace, .ada])
    let deletion = Task.immediate { await interactor.delete(1) }
    await load([.ada])
    await service.refuseDeletion(with: "locked")
    await deletion.value
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
    let loading = Task.immediate { await interactor.load() }
    await service.answer(with: employees)
    await loading.value
    output.reports = []
  }
}

// MARK: -

/// A service that answers immediately.
private struct StoredService: EmployeeService {
  private let answer: Result<[Employee], EmployeeServiceError>

  init(_ answer: Result<[Employee], EmployeeServiceError>) {
    self.answer = answer
  }

  func employees() async throws(EmployeeServiceError) -> [Employee] { try answer.get() }
}

private final class RecordingOutput: EmployeeListInteractorOutput {
  var reports: [String] = []

  func employeesLoaded(_ list: EmployeeList) { reports.append("loaded \(names(list))") }
  func loadFailed(_ error: EmployeeServiceError) { reports.append("failed \(error)") }
  func employeesFound(_ list: EmployeeList) { reports.append("found \(names(list))") }
  func employeeRemoved(_ list: EmployeeList) { reports.append("removed, left \(names(list))") }

  func deletionRefused(
    _ employee: Employee, _ error: EmployeeServiceError, _ list: EmployeeList
  ) {
    reports.append("refused \(employee.name) (\(error)), left \(names(list))")
  }

  private func names(_ list: EmployeeList) -> String {
    list.shown.map(\.name).joined(separator: ", ")
  }
}
