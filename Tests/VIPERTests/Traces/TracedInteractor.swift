import Employees
import TestSupport

@testable import VIPER

/// Stands between the presenter and the interactor.
final class TracedInteractor: EmployeeListInteractorInput {
  private let interactor: EmployeeListInteractor
  private let recorder: TraceRecorder

  init(_ interactor: EmployeeListInteractor, recorder: TraceRecorder) {
    self.interactor = interactor
    self.recorder = recorder
  }

  func requestEmployees() {
    record("requestEmployees()")
    interactor.requestEmployees()
  }

  func delete(_ id: Employee.ID) {
    record("delete(\(id))")
    interactor.delete(id)
  }

  private func record(_ text: String) {
    recorder.record(text, from: EmployeeListPresenter.self, to: EmployeeListInteractor.self)
  }
}
