import Employees

/// A section model that makes the rows of a profile, and reports the taps to its delegate.
final class ProfileSectionModel: Identifiable, Equatable {
  let id: Employee.ID
  let rows: [Row]

  private weak var delegate: (any ProfileSectionDelegate)?

  init(
    _ employee: Employee, refusal: EmployeeRefusal?, isChangingStar: Bool,
    delegate: any ProfileSectionDelegate
  ) {
    id = employee.id
    rows = Self.rows(of: employee, refusal: refusal, isChangingStar: isChangingStar)
    self.delegate = delegate
  }

  /// Creates the section model of an employee who is no longer in the list.
  init(missing employee: Employee) {
    id = employee.id
    rows = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization),
      .message(EmployeeListText.notInList(name: employee.name)),
    ]
  }

  nonisolated enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case message(String)
    case workplace(String)
    case detail(String)
    case star(ButtonTitle, Bool, isEnabled: Bool)
    case contact(ButtonTitle, Contact)
  }

  static func == (lhs: ProfileSectionModel, rhs: ProfileSectionModel) -> Bool {
    lhs.id == rhs.id && lhs.rows == rhs.rows
  }

  private static func rows(
    of employee: Employee, refusal: EmployeeRefusal?, isChangingStar: Bool
  ) -> [Row] {
    var rows: [Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(Row.workplace)
    rows += [employee.phone, employee.email].compactMap(\.self).map(Row.detail)
    rows.append(
      .star(
        .star(!employee.isStarred, employee.name), !employee.isStarred,
        isEnabled: !isChangingStar))
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.contact(.call(employee.name), call))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.contact(.write(to: employee.name), letter))
    }
    return rows
  }

  func starTapped(_ isStarred: Bool) {
    delegate?.starTapped(isStarred)
  }

  func tapped(_ contact: Contact) {
    delegate?.contactTapped(contact)
  }
}
