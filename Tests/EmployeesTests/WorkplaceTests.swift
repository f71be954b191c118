import Employees
import Testing

/// The workplaces of a list.
struct WorkplaceTests {
  @Test func `a workplace has everybody who names it, once, in the order of the list`() {
    var list = EmployeeList()
    list.replace(
      with: [["b", "a", "b"], [], ["c", "a"], ["a"]].enumerated().map { id, workplaces in
        Employee(id: id, name: "\(id)", specialization: "", workplaces: workplaces)
      })
    #expect(list.workplaces.map(\.name) == ["b", "a", "c"])
    #expect(list.workplaces.map { $0.employees.map(\.id) } == [[0], [0, 2, 3], [2]])
  }

  @Test func `only employees who are shown count`() {
    var list = EmployeeList()
    let employees = ["Ada", "Bo"].enumerated().map { id, name in
      Employee(id: id, name: name, specialization: "", workplaces: ["w\(id)"])
    }
    list.replace(with: employees)
    list.delete(0)
    #expect(list.workplaces.map(\.id) == ["w1"])
  }
}
