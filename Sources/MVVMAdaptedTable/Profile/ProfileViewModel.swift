import Employees

/// A view model that computes what a profile shows from the model, and handles the taps.
///
/// It has no state of its own, so the view observes the model through it.
final class ProfileViewModel {
  /// The employee as they were when the profile opened.
  private let employee: Employee
  private let model: EmployeeModel
  private let contacts: any ContactService

  init(_ employee: Employee, model: EmployeeModel, contacts: any ContactService) {
    self.employee = employee
    self.model = model
    self.contacts = contacts
  }

  private func section(of employee: Employee, in roster: EmployeeRoster) -> ProfileSection {
    var rows: [ProfileSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal = roster.refusals[employee.id] {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(ProfileSection.Row.workplace)
    rows += [employee.phone, employee.email].compactMap(\.self).map(ProfileSection.Row.detail)
    rows.append(
      .button(
        .star(!employee.isStarred, employee.name), .star(!employee.isStarred),
        isEnabled: !roster.isChangingStar(of: employee.id)))
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.button(.call(employee.name), .contact(call)))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.button(.write(to: employee.name), .contact(letter)))
    }
    return ProfileSection(id: employee.id, rows: rows)
  }

  /// Returns the section of the employee if they are no longer in the list.
  private func sectionOfMissingEmployee() -> ProfileSection {
    ProfileSection(
      id: employee.id,
      rows: [
        .info(
          photo: employee.photo, name: employee.name, specialization: employee.specialization),
        .message(EmployeeListText.notInList(name: employee.name)),
      ])
  }

  func tapped(_ button: ProfileSection.Button) {
    switch button {
    case .star(let isStarred): model.perform(.star(isStarred, employee.id))
    case .contact(let contact): contacts.perform(contact)
    }
  }

  /// What the view shows, computed from the model each time the view reads it.
  var content: ProfileContent {
    let roster = model.roster
    let current = roster.employee(employee.id)
    return ProfileContent(
      title: (current ?? employee).name,
      section: current.map { section(of: $0, in: roster) } ?? sectionOfMissingEmployee())
  }
}
