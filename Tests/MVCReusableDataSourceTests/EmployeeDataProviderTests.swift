import Employees
import TestSupport
import Testing

@testable import MVCReusableDataSource

/// The provider with its model, tested without a table and without cells.
@Suite(.withoutScreen) struct EmployeeDataProviderTests {
  @Test func `an employee has a row for each piece of information`() async {
    let list = await LoadedList(with: [.grace, .hypatia])
    #expect(
      list.provider.makeSections() == [
        EmployeeListSection(id: .status, rows: []),
        EmployeeListSection(
          id: .employee(1),
          rows: [
            EmployeeInfoRow(
              employeeID: 1, photo: "grace.png", name: "Grace Hopper", specialization: "Compilers"),
            WorkplaceRow(employeeID: 1, workplace: "Vassar College"),
            WorkplaceRow(employeeID: 1, workplace: "Remington Rand"),
            ContactRow(
              title: ButtonTitle.call("Grace Hopper"),
              contact: .call("+1-202-555-0101", employee: 1)),
            ContactRow(
              title: ButtonTitle.write(to: "Grace Hopper"),
              contact: .write("grace@example.org", employee: 1)),
          ]),
        EmployeeListSection(
          id: .employee(5),
          rows: [
            EmployeeInfoRow(
              employeeID: 5, photo: nil, name: "Hypatia", specialization: "Mathematics")
          ]),
      ])
  }

  @Test func `the status is above the employees, with Retry after a failed request`() async {
    let list = await LoadedList(with: [.hypatia])
    list.model.load()
    await list.service.fail(with: "asleep")
    #expect(
      list.provider.makeSections().first
        == EmployeeListSection(
          id: .status,
          rows: [
            MessageRow(message: "Could not load the list: service unavailable: asleep"),
            RetryRow(),
          ]))
  }

  @Test func `a search leaves only the sections of the employees that match`() async {
    let list = await LoadedList(with: .samples)
    let ids = ["eotvos", "", "xyz"].map { text in
      list.provider.search = EmployeeSearch(text)
      return list.provider.makeSections().compactMap(\.id.employeeID)
    }
    #expect(ids == [[3], [1, 2, 3, 4, 5, 6, 7], []])
    #expect(list.provider.searchText == "xyz")
  }

  @Test func `sections are equal if their rows have the same types and values`() {
    let section = ListSection(id: 1, rows: [MessageRow(message: "a")])
    let others = [
      ListSection(id: 1, rows: [MessageRow(message: "a")]),
      ListSection(id: 2, rows: [MessageRow(message: "a")]),
      ListSection(id: 1, rows: [MessageRow(message: "b")]),
      ListSection(id: 1, rows: [WorkplaceRow(employeeID: 1, workplace: "a")]),
      ListSection(id: 1, rows: []),
    ]
    #expect(others.map { $0 == section } == [true, false, false, false, false])
  }

  @Test func `a refused deletion brings the employee back, with the reason`() async {
    let service = ControlledService()
    let model = EmployeeModel(service: service)
    let provider = EmployeeDataProvider(model: model)
    model.load()
    await service.answer(with: [.ada, .hypatia])

    model.perform(.deletion(Employee.hypatia.id))
    #expect(provider.makeSections().map(\.id) == [.status, .employee(Employee.ada.id)])

    await service.refuseChange(with: "locked")
    #expect(
      provider.makeSections().last
        == EmployeeListSection(
          id: .employee(Employee.hypatia.id),
          rows: [
            EmployeeInfoRow(
              employeeID: Employee.hypatia.id, photo: nil, name: "Hypatia",
              specialization: "Mathematics"),
            MessageRow(message: "Could not delete Hypatia: service unavailable: locked"),
          ]))
  }
}

// MARK: -

/// A model that has loaded employees, with a provider.
private struct LoadedList {
  let service = ControlledService()
  let model: EmployeeModel
  let provider: EmployeeDataProvider

  init(with employees: [Employee]) async {
    model = EmployeeModel(service: service)
    provider = EmployeeDataProvider(model: model)
    model.load()
    await service.answer(with: employees)
  }
}
