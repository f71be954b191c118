import ListRendering
import Testing

/// Draws and uses lists that are written as ordinary UIKit code, in `Screens`.
///
/// `bash .ci/uikit` type-checks the same files with `import UIKit`.
struct PlainListTests {
  @Test func `a list is searched, refreshed, deleted from and left for another screen`() {
    var fetched = [Contact(name: "Ann", city: "Kiel"), Contact(name: "Me", city: "Oslo")]
    let contacts = ContactsViewController(style: .plain)
    contacts.fetchContacts = { fetched }
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
    let screen = QuestionsViewController(style: .grouped)
    screen.topics = [
      Topic(
        name: "Tables", questions: [("What is a cell?", "A view\nof a row."), ("Why?", "Reuse.")]),
      Topic(name: "Text", questions: [("How wide?", "As the window.")]),
    ]
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
    let screen = MessagesViewController()
    screen.messages = (1...9).map { Message(id: $0, text: "message \($0)", mailbox: .unread) }
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

  @Test func `a playlist begins at the playing track, and changes albums and tracks in batches`() {
    let screen = PlaylistViewController()
    screen.albums = ["A", "B", "C"].map { name in
      Album(name: name, tracks: (1...4).map { Track(title: "\(name)\($0)") })
    }
    screen.playing = [1, 1]
    let window = Window(
      rootViewController: screen, size: Size(width: 20, height: 7), isColored: true)
    window.expectFrame(
      """
      ┌─ Playlist ───────┐
      │ B                │
      │ ▣ B1             │
      │▸▣ B2             │
      │ ▣ B3             │
      │ ▣ B4             │
      └──────────────────┘
      """)
    #expect(screen.visibleAlbums == ["B"] && screen.isPlayingTrackInView)
    #expect(screen.visibleTracks == ["B1", "B2", "B3", "B4"])
    #expect(screen.tracksOnScreen == [[1, 0], [1, 1], [1, 2], [1, 3]] && !screen.isAtEnd)
    #expect(window.coloredLine(4) == "\u{1B}[1mB3\u{1B}[0m")
    screen.disable([1, 2])
    #expect(window.coloredLine(4) == "\u{1B}[2mB3\u{1B}[0m")
    window.tap(line: 4, column: 4)
    window.tap(line: 5, column: 4)
    window.swipeToDelete(line: 5)
    window.swipeToDelete(line: 2)
    #expect(screen.events == ["stop B2", "play [\"B4\"]"])
    screen.enableAll()
    #expect(window.coloredLine(3) == "\u{1B}[1mB3\u{1B}[0m")
    screen.playFirst(2)
    screen.remove(1)
    screen.add(Album(name: "D", tracks: [Track(title: "D1"), Track(title: "")]))
    screen.rename(1, tracks: [Track(title: "C9")])
    screen.scrollToTop()
    window.expectFrame(
      """
      ┌─ Playlist ───────┐
      │ D                │
      │ ▣ D1             │
      │ 2 tracks         │
      │ C                │
      │ ▣ C9             │
      └──────────────────┘
      """)
    #expect(screen.beginsWithItsFirstTrack(0) && screen.firstTrack == nil)
    window.scroll(by: 1)
    #expect(screen.firstTrack == "D1" && window.place(of: "renamed") == nil)
    window.scrollToEnd()
    #expect(screen.isAtEnd && window.place(of: "▸▣ B4") != nil)
    #expect(screen.events.suffix(3) == ["3 albums", "2 albums", "3 albums"])
  }

  @Test func `a collection in columns is laid out again, scrolled and changed`() {
    let photos = PhotosViewController()
    photos.captions = (0..<9).map { "photo \($0)" }
    let window = Window(
      rootViewController: UINavigationController(rootViewController: photos),
      size: Size(width: 24, height: 6))
    photos.replaceFirst(with: "one two three four")
    photos.setColumns(1)
    #expect(window.place(of: "photo 2") == Point(column: 2, line: 4))
    photos.setColumns(2)
    window.expectFrame(
      """
      ┌─ Photos ─────────────┐
      │ 10 photos            │
      │ one two t…photo 1    │
      │ photo 2   photo 3    │
      │ photo 4   photo 5    │
      └──────────────────────┘
      """)
    #expect(photos.shown.count == 6)
    photos.showLast()
    #expect(window.lines[4] == "│ photo 8   new        │")
    #expect(photos.shown.count == 6)
  }
}

// MARK: -

extension Window {
  /// The text of a line of the frame with its style, between the image and the blanks.
  func coloredLine(_ line: Int) -> Substring? {
    var output = ""
    draw(into: &output)
    return output.split(separator: "\n")[line].split(separator: " ").first { $0.contains("\u{1B}") }
  }

  /// Compares the frame with an expected one.
  func expectFrame(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(frame == expected + "\n", sourceLocation: sourceLocation)
  }
}
