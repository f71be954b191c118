import Employees
import ListRendering
import Testing
import UIKit

/// Draws and uses lists that are written as ordinary UIKit code, in `Screens`.
///
/// `bash .ci/uikit` compiles the same files with declarations of UIKit.
struct PlainListTests {
  @Test func `a list is searched, refreshed, deleted from and left for another screen`() {
    var fetched = [Contact(name: "Ann", city: "Kiel"), Contact(name: "Me", city: "Oslo")]
    let contacts = ContactsViewController(style: .plain)
    contacts.fetchContacts = { fetched }
    let window = TextWindow(
      rootViewController: UINavigationController(rootViewController: contacts),
      size: Size(width: 20, height: 7))
    window.expectFrame(
      """
      ┌─ Contacts ───────┐
      │ ▣ Ann          › │
      │   Kiel           │
      │ ▣ Me           › │
      │   Oslo           │
      │                  │
      └──────────────────┘
      """)
    fetched.append(Contact(name: "Bea", city: "Bonn"))
    window.pullToRefresh()
    window.search("e")
    window.pressSearchKey()
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
      └─ Search: e ──────┘
      """)
    window.search("x")
    #expect(window.point(of: "No contacts") == Point(column: 2, line: 1))
    contacts.endSearch()
    contacts.search(for: "An")
    window.expectFrame(
      """
      ┌─ Contacts ───────┐
      │ Search by name   │
      │ ▣ Ann          › │
      │   Kiel           │
      │                  │
      │                  │
      └─ Search: An ─────┘
      """)
    contacts.endSearch()
    window.layoutIfNeeded()

    window.tap(line: 4, column: 4)
    let detail = window.visibleViewController as? ContactViewController
    let lines = ["┌─ [Back] ─ Me ────┐", "│ Me               │", "│ Oslo             │"]
    #expect(window.lines.prefix(3).map(String.init) == lines)
    window.tap(line: 0, column: 4)
    #expect(window.lines[3] == "│ ▣ Me           › │")
    let lifeCycle = ["did load", "will appear", "did appear", "will disappear", "did disappear"]
    #expect(detail?.lifeCycle == lifeCycle)
  }

  @Test func `a tap opens a row, and a tap on the button of a header closes its section`() {
    let screen = QuestionsViewController(style: .grouped)
    screen.topics = [
      Topic(
        name: "Tables", questions: [("What is a cell?", "A view\nof a row."), ("Why?", "Reuse.")]),
      Topic(name: "Text", questions: [("How wide?", "As the window.")]),
    ]
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 10))
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
    let lines = ["[+] Tables", "[-] Text", "How wide?"].map { window.point(of: $0)?.line }
    #expect(lines == [1, 2, 3])
  }

  @Test func `a playlist begins at the playing track, and changes albums and tracks in batches`() {
    let screen = PlaylistViewController()
    screen.albums = ["A", "B", "C"].map { name in
      Album(name: name, tracks: (1...4).map { Track(title: "\(name)\($0)") })
    }
    screen.playing = [1, 1]
    let window = TextWindow(
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
    let visible = screen.visibleAlbums + screen.visibleTracks
    #expect(visible == ["B", "B1", "B2", "B3", "B4"])
    #expect(screen.tracksOnScreen == [[1, 0], [1, 1], [1, 2], [1, 3]])
    let places = [screen.isPlayingTrackInView, screen.isAtEnd]
    #expect(places == [true, false])
    var colored = [window.coloredLine(4)]
    screen.disable([1, 2])
    colored.append(window.coloredLine(4))
    window.tap(line: 4, column: 4)
    window.tap(line: 5, column: 4)
    window.swipeToDelete(line: 5)
    window.swipeToDelete(line: 2)
    screen.enableAll()
    colored.append(window.coloredLine(3))
    let (bold, dim) = ("\u{1B}[1mB3\u{1B}[0m", "\u{1B}[2mB3\u{1B}[0m")
    #expect(colored == [bold[...], dim[...], bold[...]])
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
    #expect(screen.beginsWithItsFirstTrack(0))
    var firstTracks = [screen.firstTrack]
    window.scroll(by: 1)
    firstTracks.append(screen.firstTrack)
    #expect(firstTracks == [nil, "D1"])
    #expect(window.point(of: "renamed") == nil)
    window.scrollToEnd()
    #expect(screen.isAtEnd)
    #expect(window.point(of: "▸▣ B4") != nil)
    let events = ["stop B2", "play [\"B4\"]", "3 albums", "2 albums", "3 albums"]
    #expect(screen.events == events)
  }

  @Test func `settings are switched, chosen in another screen, reordered and deleted`() {
    var signOuts = 0
    let settings = SettingsViewController()
    settings.signOut = { signOuts += 1 }
    let window = TextWindow(
      rootViewController: UINavigationController(rootViewController: settings),
      size: Size(width: 30, height: 12))
    window.expectFrame(
      """
      ┌─ Settings ─────────────────┐
      │ Notifications              │
      │ [On]Mentions               │
      │ [Off]Sounds                │
      │ Appearance                 │
      │ Theme Automatic          › │
      │ Accounts                   │
      │ ann@example.com          ✓ │
      │ work@example.com           │
      │ Sign Out                   │
      │ Version 1.0                │
      └────────────────────────────┘
      """)
    settings.notifications[0].isManaged = true
    settings.tableView.reloadData()
    window.tap("[Off]")
    window.tap("[On]")
    window.tap("Mentions")
    window.tap("Theme")
    let lines = [
      "┌─ [Back] ─ Theme ───────────┐", "│ Automatic                ✓ │",
      "│ Light                      │", "│ Dark                       │",
    ]
    #expect(window.lines.prefix(4).map(String.init) == lines)
    window.tap("Dark")
    window.tap("work@")
    window.tap("Sign Out")
    window.expectFrame(
      """
      ┌─ Settings ─────────────────┐
      │ Notifications              │
      │ [On]Mentions               │
      │ [On]Sounds                 │
      │ Appearance                 │
      │ Theme Dark               › │
      │ Accounts                   │
      │ work@example.com         ✓ │
      │ ann@example.com            │
      │ Sign Out                   │
      │ Version 1.0                │
      └────────────────────────────┘
      """)
    #expect(signOuts == 1)
    for number in 1...9 { settings.addAccount("\(number)@example.com") }
    #expect(window.point(of: "9@example.com") != nil)
    window.scrollToTop()
    window.swipeToDelete("work@")
    window.swipeToDelete("Mentions")
    window.expectFrame(
      """
      ┌─ Settings ─────────────────┐
      │ Notifications              │
      │ [On]Mentions               │
      │ [On]Sounds                 │
      │ Appearance                 │
      │ Theme Dark               › │
      │ Accounts                   │
      │ ann@example.com          ✓ │
      │ 1@example.com              │
      │ 2@example.com              │
      │ 3@example.com              │
      └────────────────────────────┘
      """)
  }

  @Test func `chats are sorted by time, searched, pinned, deleted and received`() async throws {
    let noon = Date(timeIntervalSince1970: 43_200)
    let chats = ["Ann", "Bob", "Cleo", "Dora", "Emil", "Fritz"].enumerated().map { number, name in
      Chat(
        id: UUID(), name: name, message: "Hello, this is message number \(number).",
        date: noon - Double(number) * 60)
    }
    let screen = ChatsViewController(chats: chats)
    screen.reload = { Array(screen.chats.prefix(2)) }
    let window = TextWindow(
      rootViewController: UINavigationController(rootViewController: screen),
      size: Size(width: 30, height: 11))
    window.expectFrame(
      """
      ┌─ Chats ────────────────────┐
      │ ▣  12:00 Ann               │
      │    Hello, this is message  │
      │    number 0.               │
      │ ▣  11:59 Bob               │
      │    Hello, this is message  │
      │    number 1.               │
      │ ▣  11:58 Cleo              │
      │    Hello, this is message  │
      │    number 2.               │
      └────────────────────────────┘
      """)
    #expect(screen.loadingPictures == Set(chats[3...].map(\.id)))
    screen.receive("News!", from: chats[4].id, at: noon + 60)
    screen.pin(chats[1].id)
    window.expectFrame(
      """
      ┌─ Chats ────────────────────┐
      │ Pinned                     │
      │ ▣  11:59 Bob               │
      │    Hello, this is message  │
      │    number 1.               │
      │ All                        │
      │ ▣  12:01 Emil (1)          │
      │    News!                   │
      │ ▣  12:00 Ann               │
      │    Hello, this is message  │
      └────────────────────────────┘
      """)
    window.tap("Emil")
    #expect(window.lines[0].contains("[Back] ─ Emil"))
    window.tap("[Back]")
    window.swipeToDelete("Ann")
    window.search("o")
    window.expectFrame(
      """
      ┌─ Chats ────────────────────┐
      │ Pinned                     │
      │ ▣  11:59 Bob               │
      │    Hello, this is message  │
      │    number 1.               │
      │ All                        │
      │ ▣  11:58 Cleo              │
      │    Hello, this is message  │
      │    number 2.               │
      │ ▣  11:57 Dora              │
      └─ Search: o ────────────────┘
      """)
    window.search("")
    window.pullToRefresh()
    #expect(await MainActor.wait { window.point(of: "Refreshing") == nil })
    window.expectFrame(
      """
      ┌─ Chats ────────────────────┐
      │ Pinned                     │
      │ ▣  11:59 Bob               │
      │    Hello, this is message  │
      │    number 1.               │
      │ All                        │
      │ ▣  11:58 Cleo              │
      │    Hello, this is message  │
      │    number 2.               │
      │                            │
      └────────────────────────────┘
      """)
  }

  @Test func `photos in a grid are marked, deleted, added and laid out again`() {
    let screen = PhotosViewController(photos: (1...11).map { Photo(name: "photo \($0)") })
    let window = TextWindow(rootViewController: screen, size: Size(width: 36, height: 8))
    window.expectFrame(
      """
      ┌─ Photos ─────────────────────────┐
      │ 11 photos, 0 ♥                   │
      │ photo 4    photo 5   photo 6     │
      │ ▣          ▣         ▣           │
      │ photo 7    photo 8   photo 9     │
      │ ▣          ▣                     │
      │ photo 10   photo 11              │
      └──────────────────────────────────┘
      """)
    window.tap("photo 9")
    window.tap("photo 9")
    screen.toggleFavorites()
    window.tap("photo 10")
    screen.toggleFavorites()
    window.tap("photo 7")
    screen.deleteSelected()
    screen.add(Photo(name: "new"))
    window.expectFrame(
      """
      ┌─ Photos ─────────────────────────┐
      │ 11 photos, 1 ♥                   │
      │ photo 4    photo 5   photo 6     │
      │ ▣          ▣         ▣           │
      │ photo 8    photo 9   ♥ photo 10  │
      │ ▣          ▣                     │
      │ photo 11   new                   │
      └──────────────────────────────────┘
      """)
    #expect(screen.visiblePhotos == Set([4, 5, 6, 8, 9, 10, 11].map { "photo \($0)" } + ["new"]))
    screen.setColumns(6)
    window.expectFrame(
      """
      ┌─ Photos ─────────────────────────┐
      │ 11 photos, 1 ♥                   │
      │ ▣    ▣     ▣    ▣    ▣    ▣      │
      │ ▣    ▣     ▣    ▣    ▣           │
      │                                  │
      │                                  │
      │                                  │
      └──────────────────────────────────┘
      """)
    window.resize(to: Size(width: 60, height: 8))
    window.expectFrame(
      """
      ┌─ Photos ─────────────────────────────────────────────────┐
      │ 11 photos, 1 ♥                                           │
      │ ▣        ▣         ▣        ▣        ▣        ▣          │
      │ photo 1  photo 2   photo 3  photo 4  photo 5  photo 6    │
      │ ▣        ▣         ▣        ▣        ▣                   │
      │ photo 8  photo 9   ♥ photo …photo 11 new                 │
      │                                                          │
      └──────────────────────────────────────────────────────────┘
      """)
  }
}

// MARK: -

extension TextWindow {
  /// The text of a line of the frame with its style, between the image and the blanks.
  func coloredLine(_ line: Int) -> Substring? {
    var output = ""
    draw(into: &output)
    return output.split(separator: "\n")[line].split(separator: " ").first { $0.contains("\u{1B}") }
  }

  /// Taps where a text is drawn first.
  func tap(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = point(of: text) else {
      Issue.record("“\(text)” is not drawn", sourceLocation: sourceLocation)
      return
    }
    tap(line: point.line, column: point.column)
  }

  /// Swipes over the line on which a text is drawn first.
  func swipeToDelete(_ text: String) {
    point(of: text).map { swipeToDelete(line: $0.line) }
  }

  /// Compares the frame with an expected one.
  func expectFrame(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    layoutIfNeeded()
    #expect(frame == expected + "\n", sourceLocation: sourceLocation)
  }
}
