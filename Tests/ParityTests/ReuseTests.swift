import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing

/// 2 Reuse: cells are filled again and again, and nobody can tell.
struct ReuseTests {
  @Test(arguments: Architecture.allCases)
  func `2.1 A reused cell shows nothing of its previous row`(architecture: Architecture) async {
    let employees: [Employee] = .samples + .samples.reversed() + [.hypatia, .grace, .hypatia]
    let renumbered = zip(1..., employees).map { id, employee in
      Employee(
        id: id, name: employee.name, specialization: employee.specialization,
        photo: employee.photo, workplaces: employee.workplaces, phone: employee.phone,
        email: employee.email)
    }
    let person = await Person(at: architecture, employees: renumbered)
    var alone: [Substring] = []
    for employee in renumbered {
      alone += await Person(at: architecture, employees: [employee]).listContent
    }
    #expect(person.listContent == alone)
  }

  @Test(arguments: Architecture.allCases)
  func `2.2 Scrolling shows the lines of the list, one by one, down and up`(
    architecture: Architecture
  ) async throws {
    let person = await Person(at: architecture, employees: .samples, height: 9)
    let lines = person.listContent
    let height = 7
    try #require(lines.count > height)
    var tops = Array(0...lines.count - height)
    tops += tops.reversed().dropFirst()
    var previous = 0
    for top in tops {
      person.scroll(by: top - previous)
      previous = top
      #expect(person.content[...] == lines.dropFirst(top).prefix(height))
    }
  }

  @Test(arguments: Architecture.allCases)
  func `2.3 A long list needs no more cells of a kind than are in view, and one`(
    architecture: Architecture
  ) async throws {
    let height = 40
    let employees = GeneratedEmployeeService.employees(count: 10_000)
    let person = await Person(
      at: architecture, employees: employees, width: 60, height: height + 2)
    #expect(person.frame.contains(employees[0].name))
    let lines = employees.reduce(0) { $0 + 2 + $1.workplaces.count } * 2
    for _ in 0...(lines / 7) { person.scroll(by: 7) }
    person.scrollToTop()
    let tableView = try #require(person.tableView)
    for (identifier, count) in tableView.createdCellCounts {
      #expect(count <= height + 1, "\(identifier)")
    }
  }

  @Test(arguments: Architecture.allCases)
  func `2.4 The mark of the selection stays with its row, and comes to no other`(
    architecture: Architecture
  ) async throws {
    let employees = Array([Employee].manySamples.prefix(14))
    let person = await Person(at: architecture, employees: employees, height: 9)
    person.select(employees[0].name)
    person.back()
    let lines = await Person(at: architecture, employees: employees).listContent
    let height = 7
    try #require(lines.count > height)
    for top in Array(0...lines.count - height) + (0..<lines.count - height).reversed() {
      person.scrollToTop()
      person.scroll(by: top)
      // The selected row has the first two lines of the list.
      let marks = (top..<top + height).map { $0 < 2 }
      #expect(person.content.map { $0.hasPrefix("│▸") } == marks, "line \(top) is the first")
      let unmarked = person.content.map { String($0).replacing("│▸", with: "│ ") }
      #expect(unmarked == lines[top..<top + height].map(String.init), "line \(top) is the first")
    }
  }
}
