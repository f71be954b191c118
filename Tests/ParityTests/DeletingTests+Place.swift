import Catalogue
import Employees
import TestSupport
import Testing

extension DeletingTests {
  @Test(arguments: Architecture.allCases)
  func `7.6 A list does not jump when an employee goes, or comes back`(
    architecture: Architecture
  ) async {
    let employees = [Employee].manySamples
    let person = await Person(at: architecture, employees: employees, height: 16)
    #expect(person.scroll(to: employees[10].name))
    person.select(employees[10].name)
    person.back()
    let before = person.content

    person.delete(employees[11].name)
    #expect(person.content[..<4] == before[..<4])
    #expect(person.line(of: employees[12].name) == 5)
    await person.service.refuseDeletion(with: "tenured")
    #expect(person.content == before)

    person.delete(employees[10].name)
    #expect(person.line(of: employees[11].name) == 5)
    #expect(!person.frame.contains("▸"))
  }

  @Test(arguments: Architecture.allCases)
  func `7.7 What is no employee cannot be deleted`(architecture: Architecture) async {
    let person = Person(at: architecture)
    #expect(person.delete("Loading…"))
    await person.service.answer(with: [])
    #expect(person.delete("There is nobody"))
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    #expect(person.delete("Could not load"))
    #expect(person.delete("[Retry]"))
    await person.refresh(with: [.hypatia])
    for line in [-1, 0, 3, 22, 23, 24] { person.delete(line: line) }
    person.search("x")
    #expect(person.delete("Nobody matches"))
    person.search("")
    person.select("Hypatia")
    for line in 1...4 { person.delete(line: line) }
    person.back()
    await settle()
    #expect(person.service.deletions == [])
    #expect(person.line(of: "Hypatia") == 1)
  }

  @Test(arguments: Architecture.allCases)
  func `7.8 Who was found can be deleted, and is missing when the search is cleared`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: .samples)
    person.search("comp")
    person.delete("Alan")
    #expect(person.lines[0].hasPrefix("┌─ 2 of 6 employees ─"))
    #expect(person.line(of: "Alan") == nil)
    person.delete("Grace")
    await person.service.refuseDeletion(0, with: "tenured")
    #expect(person.lines[0].hasPrefix("┌─ 2 of 6 employees ─"))
    #expect(person.line(of: "Could not delete Alan Turing") == 1)
    await person.service.acceptDeletion(1)
    person.search("")
    await person.refresh(with: .samples)
    let others = [Employee].samples.filter { $0.id != 1 }
    let expected = await Person(at: architecture, employees: others)
    #expect(person.frame == expected.frame)
  }
}
