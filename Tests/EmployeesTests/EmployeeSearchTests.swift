import Foundation
import Testing

@testable import Employees

/// The search in both of its paths: ASCII texts as they are, and all others folded by Foundation.
struct EmployeeSearchTests {
  @Test func `a search ignores case, diacritics and the blanks around it, and nothing else`() {
    let cases: [(query: String, name: String, isFound: Bool)] = [
      ("hop", "Grace Hopper", true), ("PER", "Grace Hopper", true),
      ("hopping", "Grace Hopper", false), ("e h", "Grace Hopper", true),
      ("", "Grace Hopper", true), ("aab", "aaab", true), ("ababac", "abababac", true),
      ("ababac", "ababab", false), ("[", "{", false), ("@", "`", false), ("élan", "Elan", true),
      ("elan", "Élan vital", true), ("é", "Grace Hopper", true), ("ø", "Hopper", false),
      ("\t", "a b", true), ("a\tb", "a b", false), ("\n", "a\r\nb", true),
      ("a\nb", "a\r\nb", false), ("\r\n Hopper\n", "Grace Hopper", true), ("ss", "Straße", true),
      ("\u{301}", "Grace Hopper", false), ("\u{301}", "José", false),
      ("漢\u{301}", "漢字", true), ("가", "\u{1100}\u{1161}", true),
      ("\u{1100}\u{1161}", "가", true), ("각", "가", false), ("ΣΊΣ", "Ο Σίσυφος", true),
      ("a", "A", true), ("z", "Z", true), ("`", "@", false), ("{", "[", false),
    ]
    for (query, name, isFound) in cases {
      let employee = Employee(id: 1, name: name, specialization: "")
      #expect(EmployeeSearch(query).matches(employee) == isFound, "“\(query)” in “\(name)”")
    }
    #expect(["", " \n", " Ada "].map { EmployeeSearch($0).text } == [nil, nil, "Ada"])
  }

  @Test func `the path for ASCII texts finds the same employees as Foundation`() {
    let employees = GeneratedEmployeeService.employees(count: 200)
    for query in ["data", "RA", "col", "l s", "zz", "-", "e1"] {
      let search = EmployeeSearch(query)
      let expected = employees.filter { employee in
        ([employee.name, employee.specialization] + employee.workplaces).contains { field in
          field.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
      }
      #expect(employees.filter(search.matches) == expected)
    }
  }

  @Test func `a pattern that almost occurs everywhere takes no longer than any other`() {
    // With a comparison at each position, this test would take minutes.
    for end in ["aab", "नब", "👩\u{200D}b"] {
      let half = String(repeating: String(end.dropLast()), count: 20_000)
      let employee = Employee(id: 1, name: half + half, specialization: "")
      let results = [half + "b", half].map { EmployeeSearch($0).matches(employee) }
      #expect(results == [false, true], "\(end)")
    }
  }

  @Test func `the pattern is found wherever it begins`() {
    var generator = SeededGenerator(seed: 7)
    let texts = (0..<2_000).map { _ in
      String((0..<12).map { _ in "abé".randomElement(using: &generator) ?? "a" })
    }
    let wrong = texts.filter { text in
      let pattern = text.dropFirst(Int.random(in: 0...12, using: &generator))
        .prefix(Int.random(in: 0...5, using: &generator))
      let other = String(pattern.reversed())
      let occurs = other.isEmpty || text.contains(other)
      return !SearchPattern(pattern.utf8).occurs(in: text.utf8)
        || SearchPattern(other.utf8).occurs(in: text.utf8) != occurs
    }
    #expect(wrong == [])
  }
}
