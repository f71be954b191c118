import Employees
import TestSupport
import Testing

@testable import VIPER

/// The interactor alone: a service goes in, answers come out.
struct EmployeeListInteractorTests {
  private let service = ControlledService()
  private let output = RecordingOutput()
  private let interactor: EmployeeListInteractor

  init() {
    interactor = EmployeeListInteractor(service: service)
    interactor.output = output
  }

  @Test func `a load that fails is reported with its error`() async {
    interactor.requestEmployees()
    await service.fail(with: "asleep")
    #expect(output.answers == ["service unavailable: asleep"])
  }

  @Test func `a deletion that is refused is reported with its error`() async {
    interactor.delete(1)
    await service.refuseDeletion(with: "locked")
    #expect(service.deletions == [1])
    #expect(output.answers == ["1 stays: service unavailable: locked"])
  }

  @Test func `a late answer is dropped`() async {
    interactor.requestEmployees()
    await settle()
    interactor.requestEmployees()
    await service.answer(1, with: [.grace])
    await service.answer(0, with: [.ada])
    #expect(output.answers == ["Grace Hopper"])
  }
}

// MARK: -

private final class RecordingOutput: EmployeeListInteractorOutput {
  private(set) var answers: [String] = []

  func employeesLoaded(_ employees: [Employee]) { answers += employees.map(\.name) }
  func loadFailed(_ error: EmployeeServiceError) { answers.append(error.description) }

  func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    answers.append("\(id) stays: \(error)")
  }
}
