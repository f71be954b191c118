import Employees
import TestSupport

@testable import VIPER

extension VIPERTracing: EmployeeListInteractorOutput {
  func employeesLoaded(_ list: EmployeeList) {
    record("employeesLoaded(\(brief(list.shown)))")
    presenter?.employeesLoaded(list)
  }

  func loadFailed(_ error: EmployeeServiceError) {
    record("loadFailed(\(brief(error)))")
    presenter?.loadFailed(error)
  }

  func employeesFound(_ list: EmployeeList) {
    record("employeesFound(\(brief(list.shown)))")
    presenter?.employeesFound(list)
  }

  func employeeRemoved(_ list: EmployeeList) {
    record("employeeRemoved(\(brief(list.shown)))")
    presenter?.employeeRemoved(list)
  }

  func deletionRefused(
    _ employee: Employee, _ error: EmployeeServiceError, _ list: EmployeeList
  ) {
    record("deletionRefused(\"\(employee.name)\", \(brief(error)), \(brief(list.shown)))")
    presenter?.deletionRefused(employee, error, list)
  }

  private func record(_ text: String) {
    recorder.record(text, from: EmployeeListInteractor.self, to: EmployeeListPresenter.self)
  }
}

// MARK: -

extension VIPERTracing: EmployeeSectionModelDelegate {
  func callTapped(_ phone: String, employee id: Employee.ID) {
    tell("callTapped(\"\(phone)\", employee: \(id))")
    presenter?.callTapped(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    tell("writeTapped(\"\(address)\", employee: \(id))")
    presenter?.writeTapped(address, employee: id)
  }

  func employeeSelected(_ employee: Employee) {
    tell("employeeSelected(\"\(employee.name)\")")
    presenter?.employeeSelected(employee)
  }

  func employeeDeleted(_ id: Employee.ID) {
    tell("employeeDeleted(\(id))")
    presenter?.employeeDeleted(id)
  }

  private func tell(_ text: String) {
    recorder.record(text, from: EmployeeSectionModel.self, to: EmployeeListPresenter.self)
  }
}
