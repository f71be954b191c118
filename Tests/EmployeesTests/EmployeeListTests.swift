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
    for (query, ids) in cases {
      list.search(query)
      expect(list, shows: ids, of: 3)
    }
  }

  @Test func `a list that was never loaded has no count`() {
    var list = EmployeeList()
    expect(list, shows: [], of: nil)
    list.search("ada")
    expect(list, shows: [], of: nil)
    list.replace(with: [])
    expect(list, shows: [], of: 0)
  }

  @Test func `a deleted employee stays hidden after a load until the deletion is refused`() {
    var list = EmployeeList()
    list.replace(with: people)
    list.search("ada")
    list.delete(9)
    expect(list, shows: [2, 3], of: 3)
    list.delete(2)
    list.delete(2)
    expect(list, shows: [3], of: 2)
    list.search("")
    expect(list, shows: [1, 3], of: 2)
    list.replace(with: people)
    expect(list, shows: [1, 3], of: 2)
    list.restore(2)
    list.restore(9)
    expect(list, shows: [1, 2, 3], of: 3)
  }

  @Test func `an employee is found by id, shown or not`() {
    var list = EmployeeList()
    #expect(list.employee(2) == nil)
    list.replace(with: people)
    list.search("logic")
    list.delete(3)
    #expect([1, 2, 3, 9].map { list.employee($0)?.name } == people.map(\.name) + [nil])
  }

  private func expect(
    _ list: EmployeeList, shows ids: [Int], of count: Int?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      list.employees.map(\.id) == ids, "“\(list.searchText ?? "")”",
      sourceLocation: sourceLocation)
    #expect(
      list.count == count, "“\(list.searchText ?? "")”",
      sourceLocation: sourceLocation)
  }
}
