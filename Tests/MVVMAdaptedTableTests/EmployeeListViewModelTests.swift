import Employees
import TestSupport
import Testing

@testable import MVVMAdaptedTable

/// The view model with its model, tested without a table and without cells.
@Suite(.withoutScreen) struct EmployeeListViewModelTests {
  @Test func `a refused deletion brings the employee back, with the reason`() async {
    let service = ControlledService()
    let contacts = RecordingContacts()
    let model = EmployeeModel(service: service)
    let viewModel = EmployeeListViewModel(model: model, contacts: contacts) { _ in }
    viewModel.load()
    await service.answer(with: [.ada, .hypatia])

    viewModel.deleteTapped(Employee.hypatia.id)
    #expect(viewModel.content.title == "1 employee")

    await service.refuseChange(with: "locked")
    #expect(viewModel.content.title == "2 employees")
    #expect(
      viewModel.content.sections.last?.rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not delete Hypatia: service unavailable: locked"),
      ])
  }
}
