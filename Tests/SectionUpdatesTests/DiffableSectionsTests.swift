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
    screen.appear(height: 3)
    screen.expectShown("bac")
  }

  @Test func `a list without a window or without sections is reloaded, and not laid out`() {
    let screen = SectionsScreen(.table)
    screen.loadViewIfNeeded()
    for picture in ["1a|2b", "2b|3c|1ad"] as [SectionPicture] {
      screen.apply(picture)
      // A table that was never used also reloads by itself.
      let others = screen.table.calls.filter { $0 != .reload }
      #expect(others == [])
      #expect(!screen.table.calls.isEmpty)
    }
    let questions = screen.table.layoutCount + screen.table.visibleRowsCount
    #expect(questions == 0)
    screen.appear(height: 4)
    screen.expectShown("bcad")

    let covered = SectionsScreen(.table, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    covered.setCovered(true)
    covered.table.layoutCount = 0
    covered.apply("7g|8h|1a|2b|3C|4d|5e|6f")
    covered.expectCalls([.reload])
    #expect(covered.table.layoutCount == 0)
    covered.setCovered(false)
    covered.expectShown("CCC")

    let empty = SectionsScreen(.table, "")
    empty.apply("1a|2b")
    empty.expectCalls([.reload])
    empty.expectShown("ab")
  }

  @Test func `a list in a window gets the differences in one batch, in which sections change`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e|6f", height: 9)
    var counts: [Int] = []
    screen.table.batchBegins = { counts.append(screen.sections.count) }
    screen.apply("6f|1a|2bx|7g|4dy|5e|8h")
    screen.expectCalls(
      [
        .batch(isAnimated: true), .delete([2]), .insert([3, 6]), .reloadSections([1, 3]),
        .move(5, to: 0),
      ])
    screen.expectShown("fabxgdyeh")
    #expect(UIView.areAnimationsEnabled)
    #expect(counts + [screen.sections.count] == [6, 7])
    // A section that moves and changes is deleted and inserted.
    screen.apply("8hx|6f|1a|2bx|7g|4dy|5e")
    screen.expectCalls([.batch(isAnimated: true), .delete([6]), .insert([0])])
    screen.expectShown("hxfabxgdy")
  }

  @Test func `equal sections are stored, and the list is asked nothing`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d", scrolledBy: 1)
    screen.cellCount = 0
    screen.table.layoutCount = 0
    screen.apply("1a|2b|3c|4d")
    screen.expectCalls([])
    #expect(screen.table.offsets == [])
    let questions = screen.cellCount + screen.table.layoutCount
    #expect(questions == 0)
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
