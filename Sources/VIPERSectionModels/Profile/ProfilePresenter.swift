import Employees

/// A presenter that makes the section model of the employee that the interactor finds, and decides
/// what a tap does.
final class ProfilePresenter: ProfileViewOutput, ProfileSectionDelegate {
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

  func starTapped(_ isStarred: Bool) {
    interactor.setStarred(isStarred)
  }

  func contactTapped(_ contact: Contact) {
    router.open(contact)
  }
}

// MARK: -

extension ProfilePresenter: ProfileInteractorOutput {
  func found(_ employee: Employee, refusal: EmployeeRefusal?, isChangingStar: Bool) {
    let section = ProfileSectionModel(
      employee, refusal: refusal, isChangingStar: isChangingStar, delegate: self)
    view?.show(ProfileContent(title: employee.name, section: section))
  }

  func lost(_ employee: Employee) {
    view?.show(
      ProfileContent(title: employee.name, section: ProfileSectionModel(missing: employee)))
  }
}
