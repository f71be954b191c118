import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing

/// How many rows a change makes the table ask for: few in the architectures that say what changed.
///
/// A person sees the same either way, so this is no number of the specification.
struct SmallestUpdateTests {
  /// The architectures that tell the table what changed; the others reload, as their article does.
  nonisolated private static let updating = Architecture.allCases.filter {
    !["MassiveController", "MVC"].contains($0.name)
  }

  @Test(arguments: updating)
  func `a refresh without change asks for the row that says “Loading…” alone`(
    architecture: Architecture
  ) async throws {
    let (person, counter) = try await count(architecture, .samples)
    counter.askedRows = []
    person.pullToRefresh()
    #expect(counter.askedRows.first == IndexPath(row: 0, section: 0))
    #expect(counter.askedRows.count == 1)
    await settle()
    counter.askedRows = []
    await person.service.answer(with: .samples)
    // Only rows that come into view at the end, where the message was at the beginning.
    #expect(counter.askedRows.allSatisfy { $0.section > 2 })
  }

  @Test(arguments: updating)
  func `swapping two of ten thousand asks for no more than the rows of these two`(
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
    // Rows that come into view because the others leave it, and the two sections themselves.
    #expect(counter.askedRows.count < 24)
    #expect(!counter.askedRows.contains { $0.section == 1 })
    let fresh = await Person(at: architecture, employees: swapped)
    #expect(person.frame == fresh.frame)
  }

  @Test(arguments: updating)
  func `a change of one employee asks for the rows of that one`(
    architecture: Architecture
  ) async throws {
    let (person, counter) = try await count(architecture, [.grace, .alan, .rozsa])
    let grace = Employee(
      id: 1, name: "Grace Brewster Hopper", specialization: "Compilers", photo: "grace.png",
      workplaces: Employee.grace.workplaces, phone: Employee.grace.phone,
      email: Employee.grace.email)
    person.pullToRefresh()
    await settle()
    counter.askedRows = []
    await person.service.answer(with: [grace, .alan, .rozsa])
    _ = person.frame
    #expect(Set(counter.askedRows.map(\.section)).isSubset(of: [0, 1, 3]))
    #expect(counter.askedRows.filter { $0.section == 1 }.count == 5)
  }

  private func count(
    _ architecture: Architecture, _ employees: [Employee]
  ) async throws -> (Person, CountingDataSource) {
    let person = await Person(at: architecture, employees: employees)
    let tableView = try #require(person.tableView)
    return (person, try #require(CountingDataSource(of: tableView)))
  }
}
