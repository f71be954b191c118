import Foundation
import Testing

@testable import Employees

/// The search in both of its paths: ASCII texts as they are, and all others folded by Foundation.
struct EmployeeSearchTests {
  @Test(arguments: [
    ("hop", "Grace Hopper", true), ("PER", "Grace Hopper", true),
    ("hopping", "Grace Hopper", false),
    ("e h", "Grace Hopper", true), ("", "Grace Hopper", true), ("aab", "aaab", true),
    ("[", "{", false), ("@", "`", false), ("élan", "Elan", true), ("elan", "Élan vital", true),
    ("é", "Grace Hopper", true), ("ø", "Hopper", false), ("\t", "a b", true),
    ("a\tb", "a b", false),
    ("\n", "a\r\nb", true), ("a\nb", "a\r\nb", false), ("ss", "Straße", true),
    ("\u{301}", "Grace Hopper", false), ("\u{301}", "José", false), ("漢\u{301}", "漢字", true),
    ("가", "\u{1100}\u{1161}", true), ("\u{1100}\u{1161}", "가", true), ("각", "가", false),
    ("ΣΊΣ", "Ο Σίσυφος", true), ("ababac", "abababac", true), ("ababac", "ababab", false),
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

  @Test(arguments: ["aab", "नब", "👩\u{200D}b"])
  func `a pattern that almost occurs everywhere takes no longer than any other`(end: String) {
    // With a comparison at each position, this test would take hours.
    let half = String(repeating: String(end.dropLast()), count: 300_000)
    let employee = Employee(id: 1, name: half + half, specialization: "")
    #expect(!EmployeeSearch(half + "b").matches(employee))
    #expect(EmployeeSearch(half).matches(employee))
  }

  @Test func `the pattern is found wherever it begins`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = String((0..<12).map { _ in "abé".randomElement(using: &generator) ?? "a" })
      let pattern = text.dropFirst(Int.random(in: 0...12, using: &generator))
        .prefix(Int.random(in: 0...5, using: &generator))
      let other = String(pattern.reversed())
      let occurs = other.isEmpty || text.contains(other)
      #expect(SearchPattern(pattern.utf8).occurs(in: text.utf8))
      #expect(SearchPattern(other.utf8).occurs(in: text.utf8) == occurs, "\(other) in \(text)")
    }
  }
}
