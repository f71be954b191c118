package import Employees

/// A spy that records all actions in order.
package final class RecordingActions: EmployeeActions {
  package private(set) var actions: [EmployeeAction] = []

  package init() {}

  package func call(_ phone: String, employee id: Employee.ID) {
    actions.append(.call(phone, employee: id))
  }

  package func write(to address: String, employee id: Employee.ID) {
    actions.append(.write(address, employee: id))
  }
}
