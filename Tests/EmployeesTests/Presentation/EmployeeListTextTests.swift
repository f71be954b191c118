import Employees
import Testing

/// The texts that depend on what the list has.
struct EmployeeListTextTests {
  @Test func `the title counts the employees, and those that a search shows`() {
    func title(_ shown: Int, of count: Int?, isSearching: Bool = false) -> String {
      EmployeeListText.title(shown: shown, of: count, isSearching: isSearching)
    }
    #expect(title(0, of: nil) == "Employees")
    #expect(title(0, of: nil, isSearching: true) == "Employees")
    #expect(title(0, of: 0) == "No employees")
    #expect(title(0, of: 0, isSearching: true) == "0 of 0 employees")
    #expect(title(1, of: 1) == "1 employee")
    #expect(title(0, of: 1, isSearching: true) == "0 of 1 employee")
    #expect(title(2, of: 2) == "2 employees")
  }

  @Test func `workplaces are counted, and a list without any has a message`() {
    #expect(EmployeeListText.workplacesTitle(count: nil) == "Workplaces")
    #expect(EmployeeListText.workplacesTitle(count: 0) == "0 workplaces")
    #expect(EmployeeListText.workplacesTitle(count: 1) == "1 workplace")
    #expect(EmployeeListText.noWorkplaces(count: 1) == "Nobody names a workplace.")
    #expect(EmployeeListText.noWorkplaces(count: 0) == "There is nobody to show.")
  }

  @Test func `a message names what was searched for, or what failed and why`() {
    let asleep = EmployeeServiceError.unavailable(reason: "asleep")
    #expect(EmployeeListText.noMatch("x") == "Nobody matches “x”.")
    #expect(
      EmployeeListText.failure(asleep) == "Could not load the list: service unavailable: asleep")
    #expect(
      EmployeeListText.refusal(asleep, name: "Ada")
        == "Could not delete Ada: service unavailable: asleep")
  }
}
