import Employees

/// The slice of the state that a profile shows.
nonisolated struct ProfileSlice: Equatable {
  /// The employee as they were when the profile opened.
  let openedEmployee: Employee

  /// The employee as they are now, `nil` if they are no longer in the list.
  let employee: Employee?
  let refusal: EmployeeRefusal?
  let isChangingStar: Bool

  init(_ state: AppState, of openedEmployee: Employee) {
    let roster = state.employees.roster
    self.openedEmployee = openedEmployee
    employee = roster.employee(openedEmployee.id)
    refusal = roster.refusals[openedEmployee.id]
    isChangingStar = roster.isChangingStar(of: openedEmployee.id)
  }
}

// MARK: -

/// Pure functions that make the content of a profile from its slice.
nonisolated enum ProfileSelectors {
  static func content(of slice: ProfileSlice) -> ProfileContent {
    guard let employee = slice.employee else { return content(ofMissing: slice.openedEmployee) }
    var rows: [ProfileSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal = slice.refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(ProfileSection.Row.workplace)
    rows += [employee.phone, employee.email].compactMap(\.self).map(ProfileSection.Row.detail)
    rows.append(
      .button(
        .star(!employee.isStarred, employee.name), .starTapped(!employee.isStarred, employee.id),
        isEnabled: !slice.isChangingStar))
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.button(.call(employee.name), .contactTapped(call)))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.button(.write(to: employee.name), .contactTapped(letter)))
    }
    return ProfileContent(
      title: employee.name, section: ProfileSection(id: employee.id, rows: rows))
  }

  private static func content(ofMissing employee: Employee) -> ProfileContent {
    let rows: [ProfileSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization),
      .message(EmployeeListText.notInList(name: employee.name)),
    ]
    return ProfileContent(
      title: employee.name, section: ProfileSection(id: employee.id, rows: rows))
  }
}
