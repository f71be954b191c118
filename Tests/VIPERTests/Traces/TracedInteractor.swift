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

  func load() async {
    record("load()")
    await interactor.load()
  }

  func search(_ text: String) {
    record("search(\"\(text)\")")
    interactor.search(text)
  }

  func delete(_ id: Employee.ID) async {
    record("delete(\(id))")
    await interactor.delete(id)
  }

  private func record(_ text: String) {
    recorder.record(text, from: EmployeeListPresenter.self, to: EmployeeListInteractor.self)
  }
}
