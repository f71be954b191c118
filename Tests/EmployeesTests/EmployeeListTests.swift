import Testing

@testable import Employees

/// The list of a screen and its search.
struct EmployeeListTests {
  private let people = [
    Employee(id: 1, name: "Rózsa Péter", specialization: "Logic", workplaces: ["Eötvös Loránd"]),
    Employee(id: 2, name: "Ada Lovelace", specialization: "Notes"),
    Employee(id: 3, name: "Ada Yonath", specialization: "Crystals", workplaces: ["Weizmann"]),
  ]

  @Test(arguments: [
    ("", [1, 2, 3]), ("  ", [1, 2, 3]), ("ada", [2, 3]), (" ADA l ", [2]), ("eotvos", [1]),
    ("ÉTER", [1]), ("crystal", [3]), ("nobody", []),
  ])
  func `a search matches names, specializations and workplaces without case and diacritics`(
    query: String, expected: [Int]
  ) {
    var list = EmployeeList()
    list.load(people)
    list.query = query
    #expect(list.shown.map(\.id) == expected)
    #expect(list.count == 3)
  }

  @Test func `a list that was never loaded has no count`() {
    var list = EmployeeList()
    #expect(list.count == nil)
    list.query = "ada"
    #expect(list.count == nil)
    list.load([])
    #expect(list.count == 0)
  }

  @Test func `a deleted employee stays hidden after a load until the deletion is refused`() {
    var list = EmployeeList()
    list.load(people)
    list.delete(2)
    #expect(list.shown.map(\.id) == [1, 3])
    #expect(list.count == 2)
    list.load(people)
    #expect(list.shown.map(\.id) == [1, 3])
    #expect(list.restore(2)?.name == "Ada Lovelace")
    #expect(list.shown.map(\.id) == [1, 2, 3])
    #expect(list.restore(9) == nil)
  }

  @Test func `deleting an unknown or deleted employee does not change the count`() {
    var list = EmployeeList()
    list.load(people)
    list.query = "ada"
    list.delete(9)
    #expect(list.count == 3)
    list.delete(2)
    list.delete(2)
    #expect(list.shown.map(\.id) == [3])
    #expect(list.count == 2)
    list.query = ""
    #expect(list.shown.map(\.id) == [1, 3])
    #expect(list.count == 2)
  }
}
