import Employees

/// An interactor that follows an employee in the model, and has the model change the star.
final class ProfileInteractor: ProfileInteractorInput {
  weak var output: (any ProfileInteractorOutput)?

  /// The employee as they were when the profile opened.
  private let employee: Employee
  private let model: any EmployeeModelProtocol

  init(_ employee: Employee, model: any EmployeeModelProtocol) {
    self.employee = employee
    self.model = model
  }

  func start() {
    model.addDelegate(self)
    updateOutput()
  }

  func setStarred(_ isStarred: Bool) {
    model.perform(.star(isStarred, employee.id))
  }

  private func updateOutput() {
    let roster = model.roster
    if let current = roster.employee(employee.id) {
      output?.found(
        current, refusal: roster.refusals[current.id],
        isChangingStar: roster.isChangingStar(of: current.id))
    } else {
      output?.lost(employee)
    }
  }
}

// MARK: -

extension ProfileInteractor: EmployeeModelDelegate {
  func modelDidChange() {
    updateOutput()
  }
}
