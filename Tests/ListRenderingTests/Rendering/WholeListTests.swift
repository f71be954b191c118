import ListRendering
import Testing

struct WholeListTests {
  @Test func `drawing the whole list does not depend on the scroll position`() {
    let screen = ListScreen(
      sections: [
        LabelledSection(header: "Ann", rows: .lines(2, 1)), LabelledSection(header: "Bob"),
      ], title: "All")
    let window = Window(rootViewController: screen, size: Size(width: 12, height: 4))
    window.scrollToEnd()
    let frame = window.frame
    var list = ""
    window.drawList(into: &list)
    #expect(
      list == """
        ┌─ All ────┐
        │ Ann      │
        │ 0a       │
        │ 0b       │
        │ 1a       │
        │ Bob      │
        └──────────┘

        """)
    #expect(window.frame == frame)
  }

  @Test func `rule 25: a list that a callback empties while it is drawn ends there`() {
    let list = ChangingList(.numbered(0..<9))
    let screen = ListScreen(list)
    list.change(in: .filledCell, after: 2) {
      list.sections = []
      screen.table.reloadData()
    }
    #expect(screen.wholeList == ["row 0", "row 1", "row 2"])
  }

  @Test func `an empty list is drawn as a frame without lines`() {
    let screen = ListScreen(sections: [], title: "None")
    let window = Window(rootViewController: screen, size: Size(width: 12, height: 4))
    var list = ""
    window.drawList(into: &list)
    #expect(list == "┌─ None ───┐\n└──────────┘\n")
  }

  @Test func `a longer list is written in more pieces, not in larger ones`() {
    let short = pieces(rowCount: 3_000)
    let long = pieces(rowCount: 12_000)
    #expect(short.sizes.count > 1)
    #expect(long.sizes.count > 3 * short.sizes.count)
    let row = 2 * 60
    #expect(long.largest <= short.largest + row)
    #expect(long.largest <= 65_536 + row)
    #expect(long.total > 3 * short.total)
  }

  @Test func `the pieces make up the list, and each ends at a line break`() {
    let screen = ListScreen(rows: .numbered(0..<12_000), title: "Rows")
    let renderer = ListRenderer(width: 60, style: .plain)
    var sink = Pieces()
    renderer.drawList(of: screen, into: &sink)
    #expect(sink.sizes.count > 1)
    #expect(sink.endings == [UInt8(ascii: "\n")])
    let text = String(decoding: sink.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines == ["Rows"] + (0..<12_000).map { "row \($0)" })
  }

  @Test func `drawing the whole list needs one cell of each kind besides the visible ones`() {
    let rows = (0..<300).map { LabelledRow("\($0)", kind: $0 % 3 == 0 ? "third" : "row") }
    let screen = ListScreen(rows: rows, height: 3, kinds: ["row", "third"])
    #expect(screen.shown == ["0", "1", "2"])
    #expect(screen.wholeList.count == 300)
    #expect(screen.table.createdCellCounts == ["row": 3, "third": 2])
    #expect(screen.shown == ["0", "1", "2"])
  }

  private func pieces(rowCount: Int) -> Pieces {
    let screen = ListScreen(rows: .numbered(0..<rowCount), title: "Rows")
    var sink = Pieces()
    ListRenderer(width: 60).drawList(of: screen, into: &sink)
    return sink
  }
}

// MARK: -

/// A sink that records the bytes and the size of each piece.
private struct Pieces: OutputSink {
  var sizes: [Int] = []
  var endings: Set<UInt8?> = []
  var bytes: [UInt8] = []

  var largest: Int { sizes.max() ?? 0 }
  var total: Int { sizes.reduce(0, +) }

  mutating func write(_ utf8: [UInt8]) {
    sizes.append(utf8.count)
    endings.insert(utf8.last)
    bytes += utf8
  }
}
