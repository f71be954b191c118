import Employees

/// A router that leaves a profile for a call or a letter.
final class ProfileRouter: ProfileRouterInput {
  private let contacts: any ContactService

  init(contacts: any ContactService) {
    self.contacts = contacts
  }

  func open(_ contact: Contact) {
    contacts.perform(contact)
  }
}
