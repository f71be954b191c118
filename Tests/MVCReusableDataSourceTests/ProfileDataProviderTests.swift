import Employees
import TestSupport
import Testing

@testable import MVCReusableDataSource

/// The provider of a profile with its model, tested without a table and without cells.
@Suite(.withoutScreen) struct ProfileDataProviderTests {
  @Test func `a refused star is taken back, with the reason`() async {
    let service = ControlledService()
    let model = EmployeeModel(service: service)
    let provider = ProfileDataProvider(.hypatia, model: model)
    model.load()
    await service.answer(with: [.hypatia])

    model.perform(.star(true, Employee.hypatia.id))
    #expect(
      provider.makeSections() == [
        section([
          EmployeeInfoRow(
            employeeID: 5, photo: nil, name: "Hypatia ★", specialization: "Mathematics"),
          StarRow(title: .star(false, "Hypatia"), setsStar: false, isEnabled: false),
        ])
      ])

    await service.refuseChange(with: "shy")
    #expect(
      provider.makeSections() == [
        section([
          EmployeeInfoRow(
            employeeID: 5, photo: nil, name: "Hypatia", specialization: "Mathematics"),
          MessageRow(message: "Could not add a star to Hypatia: service unavailable: shy"),
          StarRow(title: .star(true, "Hypatia"), setsStar: true, isEnabled: true),
        ])
      ])
  }

  private func section(_ rows: [any ListRow]) -> ListSection<Employee.ID> {
    ListSection(id: Employee.hypatia.id, rows: rows)
  }
}
