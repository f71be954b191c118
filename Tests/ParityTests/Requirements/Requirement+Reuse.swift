import Catalogue
import Employees
import TestSupport
import Testing
import UIKit

nonisolated extension Requirement {
  /// Cells are filled again and again without a visible trace.
  static let reuse: [Requirement] = [
    Requirement(
      "2.1", "A reused cell shows nothing of its previous row",
      "Each employee is drawn as in a list without other employees."
    ) { architecture in
      let employees: [Employee] = .samples + .samples.reversed() + [.hypatia, .grace, .hypatia]
      let renumbered = zip(1..., employees).map { id, employee in employee.with(id: id) }
      let person = await Person(at: architecture, employees: renumbered)
      var alone: [Substring] = []
      for employee in renumbered {
        alone += await Person(at: architecture, employees: [employee]).listContent
      }
      #expect(person.listContent == alone)
    },
    Requirement(
      "2.2", "Scrolling shows the lines of the list in order, down and up"
    ) { architecture in
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
    },
    Requirement(
      "2.3", "A long list creates, for each kind, at most one cell more than fit in view"
    ) { architecture in
      let height = 40
      let employees = GeneratedEmployeeService.employees(count: 500)
      let person = await Person(
        at: architecture, employees: employees, width: 60, height: height + 2)
      #expect(person.frame.contains(employees[0].name))
      // The first row of an employee takes two lines, each other row takes one.
      let lines = employees.reduce(0) { $0 + $1.rowCount + 1 }
      for _ in 0...(lines / 7) { person.scroll(by: 7) }
      let end = person.frame
      person.scroll(by: 7)
      expect(person.frame, is: end)
      person.scrollToTop()
      let tableView = try #require(person.tableView)
      for (identifier, count) in tableView.createdCellCounts {
        #expect(count <= height + 1, "\(identifier)")
      }
    },
  ]
}
