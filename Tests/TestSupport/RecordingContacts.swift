package import Employees

/// A spy that records all calls and letters in order.
package final class RecordingContacts: ContactService {
  package private(set) var made: [Contact] = []

  package init() {}

  package func call(_ phone: String, employee id: Employee.ID) {
    made.append(.call(phone, employee: id))
  }

  package func write(to address: String, employee id: Employee.ID) {
    made.append(.write(address, employee: id))
  }
}
