import Employees
import TestSupport
import Testing

@testable import MVVM

/// The view model of a profile, tested with a service that the test answers.
@Suite(.withoutScreen) struct ProfileViewModelTests {
  @Test func `a refused star is taken back, with the reason`() async {
    let service = ControlledService()
    let model = EmployeeModel(service: service)
    let viewModel = ProfileViewModel(.hypatia, model: model, contacts: RecordingContacts())
    model.load()
    await service.answer(with: [.hypatia])

    viewModel.tapped(.star(true))
    #expect(
      viewModel.content.section.rows == [
        .info(photo: nil, name: "Hypatia ★", specialization: "Mathematics"),
        .button(.star(false, "Hypatia"), .star(false), isEnabled: false),
      ])

    await service.refuseChange(with: "shy")
    #expect(
      viewModel.content.section.rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not add a star to Hypatia: service unavailable: shy"),
        .button(.star(true, "Hypatia"), .star(true)),
      ])
  }
}
