import Testing

@testable import Employees

/// The search of employees by text.
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
    let wrong = cases.filter { query, name, isFound in
      let employee = Employee(id: 1, name: name, specialization: "")
      return EmployeeSearch(query).matches(employee) != isFound
    }
    #expect(wrong.map { "“\($0.query)” in “\($0.name)”" } == [])
    #expect(["", " \n", " Ada "].map { EmployeeSearch($0).text } == [nil, nil, "Ada"])
    let people = [Employee(id: 1, name: "Ada", specialization: "x", workplaces: ["Hopper & Sons"])]
    let found = ["hopp", "y", " "].map { EmployeeSearch($0).results(in: people).map(\.id) }
    #expect(found == [[1], [], [1]])
  }
}
