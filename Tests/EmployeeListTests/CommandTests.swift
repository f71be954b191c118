import Employees
import Testing

@testable import EmployeeList

/// The commands of a session, and its service.
struct CommandTests {
  @Test func `every command of the list is read, and anything else is none`() {
    let cases: [(line: String, command: Command?)] = [
      ("tap 3", .tap(line: 3, column: nil)), ("tap 3 12", .tap(line: 3, column: 12)),
      ("delete 4", .delete(line: 4)), ("scroll -5", .scroll(lines: -5)), (" top ", .top),
      ("end", .end), ("refresh", .refresh), ("retry", .retry), ("back", .back),
      ("offline", .offline), ("online", .online), ("help", .help), ("quit", .quit),
      ("search Ada Lovelace", .search("Ada Lovelace")), ("search", .search("")),
      ("tap", nil), ("tap one", nil), ("tap 1 x", nil), ("tap 1 2 3", nil), ("scroll", nil),
      ("refresh 1", nil),
      ("dance", nil), ("tap 99999999999999999999", nil), ("", nil),
    ]
    for (line, command) in cases { #expect(Command(line) == command, "\(line)") }
    let words = cases.filter { $0.command != nil }.map { $0.line.split(separator: " ")[0] }
    #expect(words.filter { !Command.list.contains($0) } == [])
  }

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
