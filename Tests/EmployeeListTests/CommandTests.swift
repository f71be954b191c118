import Testing

@testable import EmployeeList

/// The commands of a session.
struct CommandTests {
  @Test(arguments: [
    "tap 3", "tap 3 12", "scroll -5", " top ", "end", "refresh", "retry", "quit",
    "delete 4", "back", "offline", "online",
  ])
  func `a command is read`(line: String) {
    #expect(Command(line) != nil)
  }

  @Test(arguments: [
    "tap", "tap one", "tap 1 2 3", "scroll", "refresh 1", "dance", "tap 99999999999999999999",
  ])
  func `anything else is none`(line: String) {
    #expect(Command(line) == nil)
  }

  @Test func `every command stands in the list of commands`() {
    let words = [
      "tap", "delete", "scroll", "top", "end", "search", "refresh", "retry", "back", "offline",
      "online", "help", "quit",
    ]
    for word in words { #expect(Command.list.contains(word)) }
  }

  @Test func `what is searched for is the rest of the line, as it is`() {
    #expect(Command("search Ada Lovelace") == .search("Ada Lovelace"))
    #expect(Command("search") == .search(""))
  }
}
