import ListRendering
import TestSupport
import Testing
import UIKit

struct WholeListTests {
  @Test func `the whole list is drawn below the title, whatever the scroll position`() {
    let screen = ListScreen(
      sections: [
        LabelledSection(header: "Ann", rows: .lines(2, 1)), LabelledSection(header: "Bob"),
      ], title: "All")
    let window = TextWindow(rootViewController: screen, size: Size(width: 12, height: 4))
    window.scrollToEnd()
    let frame = window.frame
    var list = ""
    window.drawList(into: &list)
    expect(window.frame, is: frame)
    screen.list.sections = []
    screen.table.reloadData()
    window.drawList(into: &list)
    expect(
      list,
      is: """
        ┌─ All ────┐
        │ Ann      │
        │ 0a       │
        │ 0b       │
        │ 1a       │
        │ Bob      │
        └──────────┘
        ┌─ All ────┐
        └──────────┘
        """)
  }

  @Test func `rule 25: a list that a callback empties while it is drawn ends there`() {
    let list = ChangingList(.numbered(0..<9))
    let screen = ListScreen(list)
    list.change(in: .filledCell, after: 2) {
      list.sections = []
      screen.table.reloadData()
    }
    screen.expectWholeList(["row 0", "row 1", "row 2"])
  }

  @Test func `a longer list is written in more pieces of whole lines, not in larger ones`() {
    let short = pieces(rowCount: 3_000)
    let long = pieces(rowCount: 12_000)
    #expect(long.sizes.count > 3 * short.sizes.count)
    #expect(long.largest <= min(short.largest, 65_536) + 2 * 60)
    let plain = pieces(rowCount: 12_000, style: .plain)
    #expect(plain.sizes.count > 1)
    expectEqual(plain.endings, [UInt8(ascii: "\n")])
    expectEqual(plain.lines, ["Rows"] + (0..<12_000).map { "row \($0)" })
  }

  @Test func `drawing the whole list needs one cell of each kind besides the visible ones`() {
    let rows = (0..<300).map { LabelledRow("\($0)", kind: $0 % 3 == 0 ? "third" : "row") }
    let screen = ListScreen(rows: rows, height: 3, kinds: ["row", "third"])
    expectEqual([screen.shown, screen.wholeList, screen.shown].map(\.count), [3, 300, 3])
    screen.table.expectCellCounts(["row": 3, "third": 2])
  }

  private func pieces(rowCount: Int, style: ListRenderer.Style = .frame) -> Pieces {
    let screen = ListScreen(rows: .numbered(0..<rowCount), title: "Rows")
    var sink = Pieces()
    ListRenderer(width: 60, style: style).drawList(of: screen, into: &sink)
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
  var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  mutating func write(_ utf8: [UInt8]) {
    sizes.append(utf8.count)
    endings.insert(utf8.last)
    bytes += utf8
  }
}
