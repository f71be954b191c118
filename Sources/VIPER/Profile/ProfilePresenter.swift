import Employees

/// A presenter that makes the rows of the employee that the interactor finds, and decides what a tap
/// does.
final class ProfilePresenter: ProfileViewOutput {
  weak var view: (any ProfileViewInput)?

  private let interactor: any ProfileInteractorInput
  private let router: any ProfileRouterInput

  init(interactor: any ProfileInteractorInput, router: any ProfileRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func viewLoaded() {
    interactor.start()
  }

  private func section(
    of employee: Employee, refusal: EmployeeRefusal?, isChangingStar: Bool
  ) -> ProfileSection {
    var rows: [ProfileSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(ProfileSection.Row.workplace)
    rows += [employee.phone, employee.email].compactMap(\.self).map(ProfileSection.Row.detail)
    rows.append(
      .button(
        .star(!employee.isStarred, employee.name), .star(!employee.isStarred),
        isEnabled: !isChangingStar))
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

  func tapped(_ button: ProfileSection.Button) {
    switch button {
    case .star(let isStarred): interactor.setStarred(isStarred)
    case .contact(let contact): router.open(contact)
    }
  }
}

// MARK: -

extension ProfilePresenter: ProfileInteractorOutput {
  func found(_ employee: Employee, refusal: EmployeeRefusal?, isChangingStar: Bool) {
    view?.show(
      ProfileContent(
        title: employee.name,
        section: section(of: employee, refusal: refusal, isChangingStar: isChangingStar)))
  }

  func lost(_ employee: Employee) {
    let rows: [ProfileSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization),
      .message(EmployeeListText.notInList(name: employee.name)),
    ]
    view?.show(
      ProfileContent(
        title: employee.name, section: ProfileSection(id: employee.id, rows: rows)))
  }
}
