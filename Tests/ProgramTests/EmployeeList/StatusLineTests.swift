import Testing

@testable import EmployeeList

/// The line below the frame of a full screen.
@MainActor
struct StatusLineTests {
  @Test func `the status shows the search before a message, and progress before the keys`() {
    let status = StatusLine()
    var shown: [String] = []
    func show() {
      shown.append(String(decoding: status.line(columns: 40, isColored: false), as: UTF8.self))
    }
    show()
    status.loadedShare = 0.409
    show()
    status.message = "→ Calling \u{1B}[2J"
    show()
    status.typedText = "ho"
    status.isOffline = true
    show()
    #expect(
      shown == [
        "?: help  /: search  r: reload  q: quit", "Loading: 40 %", "→ Calling ␛[2J",
        "Offline. Search: ho_",
      ])
  }

  @Test func `the states are shown before as many keys as fit`() {
    let status = StatusLine()
    func line(columns: Int) -> String {
      String(decoding: status.line(columns: columns, isColored: false), as: UTF8.self)
    }
    status.refusesChanges = true
    #expect(line(columns: 80) == "Refuses changes. ?: help  /: search  r: reload  q: quit")
    #expect(line(columns: 44) == "Refuses changes. ?: help  r: reload  q: quit")
    #expect(line(columns: 43) == "Refuses changes. ?: help  q: quit")
    #expect(line(columns: 20) == "Refuses changes. ?:…")
    status.isOffline = true
    #expect(line(columns: 44) == "Offline. Refuses changes. ?: help  q: quit")
    status.refusesChanges = false
    status.hasSearch = false
    #expect(line(columns: 80) == "Offline. ?: help  r: reload  q: quit")
  }
}
