import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing
import UIKit

/// The number of rows that the table requests after a change.
///
/// A person cannot see it, so this is not a requirement of the screen.
struct SmallestUpdateTests {
  @Test(arguments: Architecture.selected)
  func `a refresh that changes at most the order requests no row but one that came into view`(
    architecture: Architecture
  ) async throws {
    let (person, counter) = try await count(architecture, .samples)
    counter.askedRows = []
    person.pullToRefresh()
    _ = person.frame
    #expect(counter.askedRows == [])
    await settle()
    await person.service.answer(with: .samples)
    _ = person.frame
    // The line of the refresh control is free again.
    #expect(counter.askedRows.count <= 1)
    var swapped = [Employee].samples
    swapped.swapAt(0, 1)
    counter.askedRows = []
    await person.refresh(with: swapped)
    _ = person.frame
    #expect(counter.askedRows.count <= 1)
  }

  @Test(arguments: Architecture.selected)
  func `swapping two of ten thousand employees requests only the rows of these two`(
    architecture: Architecture
  ) async throws {
    let employees = GeneratedEmployeeService.employees(count: 10_000)
    var swapped = employees
    swapped.swapAt(1, 7_000)
    let (person, counter) = try await count(architecture, employees)
    person.pullToRefresh()
    await settle()
    counter.askedRows = []
    await person.service.answer(with: swapped)
    // The two sections, and rows that become visible because other rows are gone.
    #expect(counter.askedRows.count < 24)
    #expect(!counter.askedRows.contains { $0.section == 1 })
    let fresh = await Person(at: architecture, employees: swapped)
    #expect(person.frame == fresh.frame)
  }

  @Test(arguments: Architecture.selected)
  func `a change of one employee requests only the rows of this employee`(
    architecture: Architecture
  ) async throws {
    let (person, counter) = try await count(architecture, [.grace, .alan, .rozsa])
    let grace = Employee.grace.specializing(in: "Programming languages")
    person.pullToRefresh()
    await settle()
    counter.askedRows = []
    await person.service.answer(with: [grace, .alan, .rozsa])
    _ = person.frame
    #expect(Set(counter.askedRows.map(\.section)).isSubset(of: [0, 1, 3]))
    #expect(counter.askedRows.filter { $0.section == 1 }.count == grace.rowCount)
  }

  private func count(
    _ architecture: Architecture, _ employees: [Employee]
  ) async throws -> (Person, CountingDataSource) {
    let person = await Person(at: architecture, employees: employees)
    let tableView = try #require(person.tableView)
    return (person, try #require(CountingDataSource(of: tableView)))
  }
}
