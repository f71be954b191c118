import ListRendering
import SectionUpdates
import Testing
import UIKit

struct DiffableSectionsTests {
  @Test(arguments: ListKind.allCases)
  func `sections of a screen that has not loaded are remembered`(_ kind: ListKind) {
    let screen = SectionsScreen(kind)
    screen.apply("1a|2b")
    screen.apply("2b|1ac")
    screen.expectCalls([])
    #expect(screen.sections.count == 2)
    #expect(screen.sections[1].rows == ["a", "c"])
    screen.appear(height: 3)
    screen.expectShown("bac")
  }

  @Test func `a list without a window is reloaded and not laid out`() {
    let screen = SectionsScreen(.table)
    screen.loadViewIfNeeded()
    for picture in ["1a|2b", "2b|3c|1ad"] as [SectionPicture] {
      screen.apply(picture)
      // A table that was never used also reloads by itself.
      let calls = screen.table.calls
      #expect(!calls.isEmpty)
      #expect(calls.allSatisfy { $0 == .reload })
    }
    #expect(screen.table.layoutCount == 0)
    #expect(screen.table.visibleRowsCount == 0)
    screen.appear(height: 4)
    screen.expectShown("bcad")
  }

  @Test func `a covered list is reloaded, not laid out, and keeps its scroll position`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.setCovered(true)
    screen.table.layoutCount = 0
    screen.apply("7g|8h|1a|2b|3C|4d|5e|6f")
    screen.expectCalls([.reload])
    #expect(screen.table.layoutCount == 0)
    screen.setCovered(false)
    screen.expectShown("CCC")
  }

  @Test func `an empty list is reloaded, so that its first rows are not animated`() {
    let screen = SectionsScreen(.table, "")
    screen.apply("1a|2b")
    screen.expectCalls([.reload])
    screen.expectShown("ab")
  }

  @Test func `a list in a window gets the differences in one batch`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e|6f", height: 9)
    screen.apply("6f|1a|2bx|7g|4dy|5e|8h")
    screen.expectCalls(
      [
        .batch(isAnimated: true), .delete([2]), .insert([3, 6]), .reloadSections([1, 3]),
        .move(5, to: 0),
      ])
    screen.expectShown("fabxgdyeh")
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `the sections change inside the batch`() {
    let screen = SectionsScreen(.table, "1a|2b")
    var counts: [Int] = []
    screen.table.batchBegins = { counts.append(screen.sections.count) }
    screen.apply("1a|2b|3c")
    #expect(counts == [2])
    #expect(screen.sections.count == 3)
  }

  @Test func `a section that moves and changes is deleted and inserted`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d", height: 5)
    screen.apply("4dx|1a|2b|3c")
    screen.expectCalls([.batch(isAnimated: true), .delete([3]), .insert([0])])
    screen.expectShown("dxabc")
  }

  @Test func `equal sections are stored, and the list is asked nothing`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d", scrolledBy: 1)
    screen.cellCount = 0
    screen.table.layoutCount = 0
    screen.apply("1a|2b|3c|4d")
    screen.expectCalls([])
    #expect(screen.table.offsets == [])
    #expect(screen.cellCount == 0)
    #expect(screen.table.layoutCount == 0)
    screen.expectShown("bcd")

    let objects = DiffableSections<SectionObject>()
    objects.listView = screen.list
    let old = SectionObject()
    let new = SectionObject()
    objects.apply([old])
    objects.apply([new])
    #expect(objects[0] === new)
  }

  @Test func `a batch is animated if it does not move the rows in view`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.apply("1a|2b|3c|5e|6f")
    screen.expectCalls([.batch(isAnimated: true), .delete([3])])
    screen.expectShown("cef")
    screen.apply("1a|2b|3cx|5e|6f")
    screen.expectCalls([.batch(isAnimated: false), .reloadSections([2])])
    screen.expectShown("cxe")
    for (picture, call) in [
      ("7g|1a|2b|3cx|5e|6f", .insert([0])), ("1a|2b|3cx|5e|6f", .delete([0])),
      ("2b|1a|3cx|5e|6f", .move(0, to: 1)), ("2b|1ay|3cx|5e|6f", .reloadSections([1])),
    ] as [(SectionPicture, RecordingTable.Call)] {
      screen.apply(picture)
      screen.expectCalls([.batch(isAnimated: false), call])
      screen.expectShown("cxe")
    }
    screen.apply("2b|1ay|5e|6f")
    screen.expectCalls([.batch(isAnimated: true), .delete([2])])
    screen.expectShown("yef")
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `a list is not kept alive by its sections`() {
    let sections = DiffableSections<PictureSection>()
    weak var list: UITableView?
    do {
      let table = UITableView()
      sections.listView = table
      list = table
    }
    #expect(list == nil)
    sections.apply(("1a|2b" as SectionPicture).sections)
    #expect(sections.count == 2)
  }
}

// MARK: -

/// A section that is an object.
private nonisolated final class SectionObject: Identifiable, Equatable {
  let id = 1
  let rows = ["a"]

  static func == (one: SectionObject, other: SectionObject) -> Bool { one.rows == other.rows }
}
