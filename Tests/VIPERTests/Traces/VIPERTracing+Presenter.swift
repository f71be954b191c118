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
  func callTapped(employee id: Employee.ID) {
    tell("callTapped(employee: \(id))")
    presenter?.callTapped(employee: id)
  }

  func writeTapped(employee id: Employee.ID) {
    tell("writeTapped(employee: \(id))")
    presenter?.writeTapped(employee: id)
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
