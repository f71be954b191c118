import Employees
import Testing

@testable import EmployeeList

struct SessionServiceTests {
  @Test func `a session keeps its deletions, and loads no portrait while it is offline`()
    async throws
  {
    let service = SessionService(GeneratedEmployeeService(count: 2))
    let ids = try await service.employees().map(\.id)
    try await service.delete(ids[0])
    #expect(try await service.employees().map(\.id) == [ids[1]])
    service.isOffline = true
    await #expect(throws: EmployeeServiceError.self) { try await service.portrait(of: 1) }
  }
}
