import Employees
import TestSupport
import Testing

@testable import VIPERSectionModels

/// The presenter of a profile, tested with test doubles for the view, the interactor, and the router.
@Suite(.withoutScreen) struct ProfilePresenterTests {
  @Test func `a refused star is taken back, with the reason`() {
    let (view, interactor) = (RecordingView(), RecordingInteractor())
    let presenter = ProfilePresenter(interactor: interactor, router: RecordingRouter())
    presenter.view = view
    presenter.found(.hypatia, refusal: nil, isChangingStar: false)
    view.section?.starTapped(true)
    #expect(interactor.stars == [true])

    presenter.found(Employee.hypatia.starred(true), refusal: nil, isChangingStar: true)
    #expect(
      view.section?.rows == [
        .info(photo: nil, name: "Hypatia ★", specialization: "Mathematics"),
        .star(.star(false, "Hypatia"), false, isEnabled: false),
      ])

    let refusal = EmployeeRefusal(of: .star(true, 5), .unavailable(reason: "shy"))
    presenter.found(.hypatia, refusal: refusal, isChangingStar: false)
    #expect(
      view.section?.rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not add a star to Hypatia: service unavailable: shy"),
        .star(.star(true, "Hypatia"), true, isEnabled: true),
      ])
  }
}

// MARK: -

private final class RecordingView: ProfileViewInput {
  private(set) var section: ProfileSectionModel?

  func show(_ content: ProfileContent) { section = content.section }
}

private final class RecordingInteractor: ProfileInteractorInput {
  private(set) var stars: [Bool] = []

  func start() {}
  func setStarred(_ isStarred: Bool) { stars.append(isStarred) }
}

private final class RecordingRouter: ProfileRouterInput {
  func open(_ contact: Contact) {}
}
