import Employees
import Testing

/// The texts that depend on what the list has.
struct EmployeeListTextTests {
  @Test func `the title counts the employees, and those that a search shows`() {
    let cases: [(shown: Int, count: Int?, isSearching: Bool)] = [
      (0, nil, false), (0, nil, true), (0, 0, false), (0, 0, true), (1, 1, false), (0, 1, true),
      (2, 2, false),
    ]
    let titles = cases.map { shown, count, isSearching in
      EmployeeListText.title(shown: shown, of: count, isSearching: isSearching)
    }
    #expect(
      titles == [
        "Employees", "Employees", "No employees", "0 of 0 employees", "1 employee",
        "0 of 1 employee", "2 employees",
      ])
  }

  @Test func `a message says who is missing, or what failed and why`() {
    let asleep = EmployeeServiceError.unavailable(reason: "asleep")
    let messages =
      [
        EmployeeListText.noMatch("x"), EmployeeListText.failure(asleep),
      ]
      + [EmployeeChange.deletion(4), .star(true, 4), .star(false, 4)].map { change in
        EmployeeListText.refusal(EmployeeRefusal(of: change, asleep), name: "Ada")
      }
    #expect(
      messages == [
        "Nobody matches “x”.",
        "Could not load the list: service unavailable: asleep",
        "Could not delete Ada: service unavailable: asleep",
        "Could not add a star to Ada: service unavailable: asleep",
        "Could not remove the star from Ada: service unavailable: asleep",
      ])
  }
}
