package import Employees

/// A spy that records all actions in order.
package final class RecordingActions: EmployeeActions {
  /// An action of a button.
  package enum Action: Hashable, Sendable {
    case call(String, employee: Employee.ID)
    case write(String, employee: Employee.ID)
  }

  package private(set) var actions: [Action] = []

  package init() {}

  package func call(_ phone: String, employee id: Employee.ID) {
    actions.append(.call(phone, employee: id))
  }

  package func write(to address: String, employee id: Employee.ID) {
    actions.append(.write(address, employee: id))
  }
}
