import Testing

@testable import Employees

/// The list of a screen and its search.
struct EmployeeListTests {
  private let people = [
    Employee(id: 1, name: "Rózsa Péter", specialization: "Logic", workplaces: ["Eötvös Loránd"]),
    Employee(id: 2, name: "Ada Lovelace", specialization: "Notes"),
    Employee(id: 3, name: "Ada Yonath", specialization: "Crystals", workplaces: ["Weizmann"]),
  ]

  @Test func `a search matches names, specializations and workplaces without case and diacritics`()
  {
    var list = EmployeeList()
    list.replace(with: people)
    let cases: [(query: String, ids: [Int])] = [
      ("ada", [2, 3]), (" ADA l ", [2]), ("eotvos", [1]), ("ÉTER", [1]), ("crystal", [3]),
      ("nobody", []), ("  ", [1, 2, 3]), ("", [1, 2, 3]),
    ]
    let found = cases.map { query, _ in
      list.search(query)
      return list.employees.map(\.id)
    }
    #expect(found == cases.map(\.ids))
  }

  @Test func `a list has no count before it was loaded, and counts those that a search hides`() {
    var list = EmployeeList()
    list.search("ada")
    #expect(summary(of: list) == "[] of none")
    list.replace(with: [])
    #expect(summary(of: list) == "[] of 0")
    list.replace(with: people)
    list.delete(9)
    #expect(summary(of: list) == "[2, 3] of 3")
  }

  @Test func `a deleted employee stays hidden after a load until the deletion is refused`() {
    var list = EmployeeList()
    list.replace(with: people)
    list.search("ada")
    list.delete(2)
    list.delete(2)
    #expect(summary(of: list) == "[3] of 2")
    list.search("")
    list.replace(with: people)
    #expect(summary(of: list) == "[1, 3] of 2")
    list.restore(2)
    list.restore(9)
    #expect(summary(of: list) == "[1, 2, 3] of 3")
  }

  @Test func `an employee is found by id, shown or not`() {
    var list = EmployeeList()
    #expect(list.employee(2) == nil)
    list.replace(with: people)
    list.search("logic")
    list.delete(3)
    #expect([1, 2, 3, 9].map { list.employee($0)?.name } == people.map(\.name) + [nil])
  }

  @Test func `a workplace has everybody who is shown and names it, once, in the order of the list`()
  {
    var list = EmployeeList()
    list.replace(
      with: [["b", "a", "b"], [], ["c", "a"], ["a"], ["d"]].enumerated().map { id, workplaces in
        Employee(id: id, name: "\(id)", specialization: "", workplaces: workplaces)
      })
    list.delete(4)
    let workplaces = list.workplaces.map { "\($0.name): \($0.employees.map(\.id))" }
    #expect(workplaces == ["b: [0]", "a: [0, 2, 3]", "c: [2]"])
  }

  /// The ids of the employees who are shown, and the number of all.
  private func summary(of list: EmployeeList) -> String {
    let count = list.count.map { "\($0)" } ?? "none"
    return "\(list.employees.map(\.id)) of \(count)"
  }
}
