import Employees
import TestSupport

@testable import VIPER

extension VIPERTracing: EmployeeListInteractorOutput {
  func employeesLoaded(_ employees: [Employee]) {
    record("employeesLoaded(\(brief(employees)))")
    presenter?.employeesLoaded(employees)
  }

  func loadFailed(_ error: EmployeeServiceError) {
    record("loadFailed(\(brief(error)))")
    presenter?.loadFailed(error)
  }

  func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    record("deletionRefused(\(id), \(brief(error)))")
    presenter?.deletionRefused(id, error)
  }

  private func record(_ text: String) {
    recorder.record(text, from: EmployeeListInteractor.self, to: EmployeeListPresenter.self)
  }
}

// MARK: -

extension VIPERTracing: EmployeeSectionModelDelegate {
  func callTapped(phone: String, employee id: Employee.ID) {
    tell("callTapped(phone: \"\(phone)\", employee: \(id))")
    presenter?.callTapped(phone: phone, employee: id)
  }

  func writeTapped(address: String, employee id: Employee.ID) {
    tell("writeTapped(address: \"\(address)\", employee: \(id))")
    presenter?.writeTapped(address: address, employee: id)
  }

  func employeeSelected(_ id: Employee.ID) {
    tell("employeeSelected(\(id))")
    presenter?.employeeSelected(id)
  }

  func employeeDeleted(_ id: Employee.ID) {
    tell("employeeDeleted(\(id))")
    presenter?.employeeDeleted(id)
  }

  private func tell(_ text: String) {
    recorder.record(text, from: EmployeeSectionModel.self, to: EmployeeListPresenter.self)
  }
}
