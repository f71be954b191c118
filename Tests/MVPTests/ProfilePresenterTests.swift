import Employees
import TestSupport
import Testing

@testable import MVP

/// The presenter of a profile, tested with test doubles for the service and the view.
@Suite(.withoutScreen) struct ProfilePresenterTests {
  @Test func `a refused star is taken back, with the reason`() async {
    let service = ControlledService()
    let model = EmployeeModel(service: service)
    let presenter = ProfilePresenter(.hypatia, model: model, contacts: RecordingContacts())
    let view = RecordingView()
    presenter.view = view
    presenter.viewLoaded()
    model.load()
    await service.answer(with: [.hypatia])

    presenter.tapped(.star(true))
    #expect(
      view.rows == [
        .info(photo: nil, name: "Hypatia ★", specialization: "Mathematics"),
        .button(.star(false, "Hypatia"), .star(false), isEnabled: false),
      ])

    await service.refuseChange(with: "shy")
    #expect(
      view.rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not add a star to Hypatia: service unavailable: shy"),
        .button(.star(true, "Hypatia"), .star(true)),
      ])
  }
}

// MARK: -

private final class RecordingView: ProfileView {
  private(set) var rows: [ProfileSection.Row] = []

  func show(_ content: ProfileContent) { rows = content.section.rows }
}
