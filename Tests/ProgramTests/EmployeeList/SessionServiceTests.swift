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

  @Test func `a star that is set in a session replaces the file's`() async throws {
    let list = [(1, true), (2, false), (3, true)].map { id, isStarred in
      Employee(id: id, name: "Ada", specialization: "Notes", isStarred: isStarred)
    }
    let service = SessionService(StubService(answer: .success(list)))
    try await service.setStarred(false, for: 1)
    try await service.setStarred(true, for: 2)
    for _ in 0..<2 {
      let stars = try await service.employees().map(\.isStarred)
      #expect(stars == [false, true, true])
    }
    try await service.setStarred(true, for: 1)
    try await service.delete(2)
    let employees = try await service.employees()
    #expect(employees.map(\.id) == [1, 3])
    #expect(employees.map(\.isStarred) == [true, true])
  }

  @Test func `a session that refuses changes makes none, and loads the list and portraits`()
    async throws
  {
    let service = SessionService(GeneratedEmployeeService(count: 2))
    let list = try await service.employees()
    service.refusesChanges = true
    let refusal = EmployeeServiceError.unavailable(reason: "this session refuses changes")
    await #expect(throws: refusal) { try await service.delete(1) }
    await #expect(throws: refusal) { try await service.setStarred(!list[0].isStarred, for: 1) }
    let unchanged = try await service.employees()
    #expect(unchanged == list)
    #expect(!service.lastRequestFailed)
    _ = try await service.portrait(of: 1)
    // Without a network, nobody learns that the service would refuse.
    service.isOffline = true
    let failure = EmployeeServiceError.unavailable(reason: "this session is offline")
    await #expect(throws: failure) { try await service.setStarred(true, for: 1) }
    service.isOffline = false
    service.refusesChanges = false
    try await service.delete(1)
    let others = try await service.employees().map(\.id)
    #expect(others == [2])
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
