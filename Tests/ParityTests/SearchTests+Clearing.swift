import Catalogue
import Employees
import TestSupport
import Testing

extension SearchTests {
  @Test(arguments: Architecture.allCases)
  func `6.7 Clearing brings back the list, its selection and its place`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [Employee].manySamples, height: 10)
    person.scroll(by: 40)
    person.tap(line: 3, column: Person.besideButtons)
    person.back()
    let frame = person.frame
    #expect(frame.contains("│▸"))
    person.type("grace")
    person.scroll(by: 5)
    person.search("")
    #expect(person.frame == frame)
    // What is selected among the found is forgotten with them.
    person.type("ada")
    person.select("Ada")
    person.back()
    #expect(person.content[0].hasPrefix("│▸▣ Ada"))
    person.search("")
    #expect(person.frame == frame)
  }

  @Test(arguments: Architecture.allCases)
  func `6.8 It does so in a list that was refreshed meanwhile`(architecture: Architecture) async {
    let employees = [Employee].manySamples
    let person = await Person(at: architecture, employees: employees, height: 10)
    person.scroll(by: 40)
    person.tap(line: 3, column: Person.besideButtons)
    person.back()
    let content = person.content
    person.type("grace")
    await person.refresh(with: [Employee].samples.map { $0.numbered(from: 100) } + employees)
    person.search("")
    #expect(person.content == content)
    #expect(person.lines[0].hasPrefix("┌─ 42 employees ─"))
  }
}
