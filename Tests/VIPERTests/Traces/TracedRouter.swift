import Employees
import TestSupport

@testable import VIPER

/// Stands between the presenter and the router.
final class TracedRouter: EmployeeListRouterInput {
  private let router: EmployeeListRouter
  private let recorder: TraceRecorder

  init(_ router: EmployeeListRouter, recorder: TraceRecorder) {
    self.router = router
    self.recorder = recorder
  }

  func call(_ phone: String, employee id: Employee.ID) {
    record("call(\"\(phone)\", employee: \(id))")
    router.call(phone, employee: id)
  }

  func write(to address: String, employee id: Employee.ID) {
    record("write(to: \"\(address)\", employee: \(id))")
    router.write(to: address, employee: id)
  }

  func showProfile(of employee: Employee) {
    record("showProfile(of: \"\(employee.name)\")")
    router.showProfile(of: employee)
  }

  private func record(_ text: String) {
    recorder.record(text, from: EmployeeListPresenter.self, to: EmployeeListRouter.self)
  }
}
