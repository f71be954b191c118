import Foundation
import Testing

@testable import Employees

/// The search in both of its paths: bytes for ASCII texts, Foundation for all others.
struct EmployeeSearchTests {
  @Test(arguments: [
    ("hop", "Grace Hopper", true), ("PER", "Grace Hopper", true),
    ("hopping", "Grace Hopper", false),
    ("e h", "Grace Hopper", true), ("", "Grace Hopper", true), ("aab", "aaab", true),
    ("[", "{", false), ("@", "`", false), ("élan", "Elan", true), ("elan", "Élan vital", true),
    ("é", "Grace Hopper", true), ("ø", "Hopper", false), ("\t", "a b", true),
    ("a\tb", "a b", false),
    ("\n", "a\r\nb", true), ("a\nb", "a\r\nb", false), ("ss", "Straße", true),
  ])
  func `a search ignores case and diacritics and nothing else`(
    query: String, name: String, isFound: Bool
  ) {
    let employee = Employee(id: 1, name: name, specialization: "")
    #expect(EmployeeSearch(query).matches(employee) == isFound)
  }

  @Test func `the path for ASCII texts finds the same employees as Foundation`() {
    let employees = GeneratedEmployeeService.employees(count: 200)
    for query in ["data", "RA", "col", "l s", "zz", "-", "e1"] {
      let search = EmployeeSearch(query)
      for employee in employees {
        let fields = [employee.name, employee.specialization] + employee.workplaces
        let isFound = fields.contains { field in
          field.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
        #expect(search.matches(employee) == isFound)
      }
    }
  }
}
