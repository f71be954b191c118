import ListRendering
import Testing

/// Draws and uses lists that are written as ordinary UIKit code, in `Screens`.
///
/// `bash .ci/uikit` type-checks the same files with `import UIKit`.
struct PlainListTests {
  @Test func `a list is searched, refreshed, deleted from and left for another screen`() {
    var fetched = [Contact(name: "Ann", city: "Kiel"), Contact(name: "Me", city: "Oslo")]
    let contacts = ContactsViewController { fetched }
    let window = Window(
      rootViewController: UINavigationController(rootViewController: contacts),
      size: Size(width: 20, height: 8))
    window.expectFrame(
      """
      ┌─ Contacts ───────┐
      │ ▣ Ann          › │
      │   Kiel           │
      │ ▣ Me           › │
      │   Oslo           │
      │                  │
      │                  │
      └──────────────────┘
      """)
    fetched.append(Contact(name: "Bea", city: "Bonn"))
    window.pullToRefresh()
    window.search("e")
    window.swipeToDelete(line: 1)
    window.swipeToDelete(line: 3)
    window.expectFrame(
      """
      ┌─ Contacts ───────┐
      │ ▣ Me           › │
      │   Oslo           │
      │                  │
      │                  │
      │                  │
      │                  │
      └─ Search: e ──────┘
      """)
    #expect(contacts.refreshControl?.isRefreshing == false)
    window.search("x")
    #expect(window.place(of: "No contacts") == Point(column: 2, line: 1))
    window.search("")

    window.tap(line: 4, column: 4)
    let detail = window.visibleViewController as? ContactViewController
    window.expectFrame(
      """
      ┌─ [Back] ─ Me ────┐
      │ Me               │
      │ Oslo             │
      │                  │
      │                  │
      │                  │
      │                  │
      └──────────────────┘
      """)
    window.tap(line: 0, column: 4)
    #expect(window.place(of: "Ann") != nil && contacts.tableView.indexPathForSelectedRow == nil)
    #expect(
      detail?.lifeCycle == [
        "did load", "will appear", "did appear", "will disappear", "did disappear",
      ])
  }

  @Test func `a tap opens a row, and a tap on the button of a header closes its section`() {
    let topics = [
      Topic(
        name: "Tables", questions: [("What is a cell?", "A view\nof a row."), ("Why?", "Reuse.")]),
      Topic(name: "Text", questions: [("How wide?", "As the window.")]),
    ]
    let screen = QuestionsViewController(topics: topics)
    let window = Window(rootViewController: screen, size: Size(width: 20, height: 10))
    window.tap(line: 2, column: 4)
    window.expectFrame(
      """
      ┌─ Questions ──────┐
      │ [-] Tables       │
      │ What is a cell?  │
      │ A view           │
      │ of a row.        │
      │ Why?             │
      │ [-] Text         │
      │ How wide?        │
      │                  │
      └──────────────────┘
      """)
    window.tap(line: 6, column: 3)
    window.tap(line: 5, column: 4)
    window.tap(line: 2, column: 4)
    window.expectFrame(
      """
      ┌─ Questions ──────┐
      │ [-] Tables       │
      │ What is a cell?  │
      │ Why?             │
      │ Reuse.           │
      │ [+] Text         │
      │                  │
      │                  │
      │                  │
      └──────────────────┘
      """)
    window.tap(line: 1, column: 3)
    window.tap(line: 2, column: 3)
    #expect(
      ["[+] Tables", "[-] Text", "How wide?"].map { window.place(of: $0)?.line } == [1, 2, 3])
  }

  @Test func `a diffable list moves a message that was read, shows an edit and deletes by swipe`() {
    let screen = MessagesViewController(
      messages: (1...9).map { Message(id: $0, text: "message \($0)", mailbox: .unread) })
    let window = Window(rootViewController: screen, size: Size(width: 20, height: 8))
    window.scroll(by: 1)
    #expect(screen.prefetched == [6, 7, 8, 9])
    window.tap(line: 2, column: 4)
    screen.receive(Message(id: 0, text: "news", mailbox: .unread))
    screen.edit(3, text: "edited")
    window.swipeToDelete(line: 2)
    window.scrollToTop()
    window.expectFrame(
      """
      ┌─ Messages ───────┐
      │ Unread           │
      │ news             │
      │ message 1        │
      │ message 4        │
      │ message 5        │
      │ message 6        │
      └──────────────────┘
      """)
    window.scrollToEnd()
    window.expectFrame(
      """
      ┌─ Messages ───────┐
      │ message 6        │
      │ message 7        │
      │ message 8        │
      │ message 9        │
      │ Read             │
      │▸message 2      ✓ │
      └──────────────────┘
      """)
  }

  @Test func `a button in a cell reports to the delegate of the cell, which moves the row`() {
    let screen = TasksViewController()
    let window = Window(rootViewController: screen, size: Size(width: 20, height: 8))
    for task in ["read", "write", "test"] { screen.add(task) }
    let button = window.place(of: "[Done]")
    window.tap(line: 3, column: (window.column(of: "[Done]", line: 3) ?? 0) + 1)
    window.expectFrame(
      """
      ┌─ Tasks ──────────┐
      │ To do            │
      │ read[Done]       │
      │ test[Done]       │
      │ Done             │
      │ write[Done]      │
      │                  │
      └──────────────────┘
      """)
    window.tap(line: 2, column: 3)
    window.tap(line: 5, column: (window.column(of: "[Done]", line: 5) ?? 0) + 1)
    #expect((button, window.place(of: "▸")) == (Point(column: 6, line: 2), nil))
    for number in 0..<5 { screen.add("task \(number)") }
    #expect(window.place(of: "task 4") != nil)
  }
}

// MARK: -

extension Window {
  /// Compares the frame with an expected one, and attaches it to the test.
  func expectFrame(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = frame
    Attachment.record(frame, named: "frame.txt", sourceLocation: sourceLocation)
    #expect(frame == expected + "\n", sourceLocation: sourceLocation)
  }
}
