package import Employees

/// A spy that records all calls and emails in order.
package final class RecordingContacts: ContactService {
  package private(set) var made: [Contact] = []

  package init() {}

  package func perform(_ contact: Contact) {
    made.append(contact)
  }
}
