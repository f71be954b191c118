import Employees
import TestSupport
import Testing

@testable import EmployeeList

@MainActor
struct SessionServiceTests {
  @Test func `a session keeps its deletions, and loads no portrait while it is offline`()
    async throws
  {
    let service = SessionService(GeneratedEmployeeService(count: 2))
    let ids = try await service.employees().map(\.id)
    try await service.delete(ids[0])
    let others = try await service.employees().map(\.id)
    #expect(others == [ids[1]])
    service.isOffline = true
    await #expect(throws: EmployeeServiceError.self) { try await service.portrait(of: 1) }
  }

  @Test func `a session keeps its stars, and can refuse changes while it loads`() async throws {
    let service = SessionService(GeneratedEmployeeService(count: 2))
    try await service.setStarred(true, for: 2)
    service.refusesChanges = true
    for change in [EmployeeChange.deletion(1), .star(false, 2)] {
      await #expect(
        throws: EmployeeServiceError.unavailable(reason: "this session refuses changes")
      ) {
        try await service.perform(change)
      }
    }
    #expect(try await service.employees().map(\.isStarred) == [false, true])
    service.refusesChanges = false
    try await service.setStarred(false, for: 2)
    #expect(try await service.employees().map(\.isStarred) == [false, false])
  }

  @Test func `all requests are answered when the last one is`() async {
    let source = ControlledService()
    let service = SessionService(source)
    for _ in 0..<2 { Task { try await service.employees() } }
    var isOver = false
    Task {
      await service.allAnswered()
      isOver = true
    }
    await settle()
    await source.answer(0, with: [])
    #expect(!isOver)
    await source.answer(1, with: [])
    await settle()
    #expect(isOver)
  }
}
