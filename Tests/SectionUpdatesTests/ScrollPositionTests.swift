import Foundation
import SectionUpdates
import TestSupport
import Testing
import UIKit

/// Where a list is after its sections have changed.
struct ScrollPositionTests {
  @Test(arguments: ListKind.allCases)
  func `the first row in view keeps its line, and if it is gone, the next one takes it`(
    _ kind: ListKind
  ) {
    expectShown(
      [
        ("all rows stay", "7j|1ab|8k|2cde|3fg|4hi", "cde"),
        ("the second row is gone", "1ab|2ce|3fg|4hi", "cef"),
        ("rows above grow", "1AB|2cde|3fg|4hi", "cde"),
        ("rows above go", "2cde|3fg|4hi", "cde"),
        ("the section moves down", "4hi|1ab|3fg|2cde", "cde"),
        ("the section moves and changes", "7j|8k|3fg|1ab|2cxy|4hi", "cxy"),
        ("far away", "5ABABABABAB|6CDCDCDCD|1ab|2cde|3fg|4hi", "cde"),
        ("the end of the list", "1ab|2c", "abc"),
        ("a list that is too short", "2c", "c"),
      ], in: { SectionsScreen(kind, "1ab|2cde|3fg|4hi", scrolledBy: 2) })
    expectShown(
      [
        ("its section is gone", "7x|1ab|3fg|4hi|5jkl", "fghi"),
        ("its section is shorter", "7x|1abc|2d|3fg|4hi|5jkl", "fghi"),
        ("two sections are gone", "7xyz|1a|4hi|5jkl", "hijk"),
        ("the next one moves", "3fg|7xyz|1ab|4hi|5jkl", "fgxy"),
      ], in: { SectionsScreen(kind, "1ab|2de|3fg|4hi|5jkl", height: 4, scrolledBy: 3) })
  }

  /// Applies each picture to a list, and compares the rows in view after it.
  private func expectShown(
    _ changes: [(change: Comment, picture: SectionPicture, shown: String)],
    in makeScreen: () -> SectionsScreen
  ) {
    for (change, picture, shown) in changes {
      let screen = makeScreen()
      screen.apply(picture)
      screen.expectShown(shown, change)
      // UIKit would show an offset outside the content as empty space.
      let end = max(0, screen.list.contentSize.height - screen.list.bounds.height)
      let outside = screen.table.offsets.filter { !(0...end).contains($0) }
      #expect(outside == [], change)
    }
  }

  @Test(arguments: ListKind.allCases)
  func `if all rows in view are gone, the list is scrolled only to its end`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1ab|2cd|3ef|4gh|5ij", height: 2, scrolledBy: 4)
    screen.apply("1ab|2cd|4gh|5ij")
    screen.expectShown("gh")
    #expect(screen.table.offsets == [])
    screen.apply("1ab|2c")
    screen.expectShown("bc")
  }

  @Test(arguments: ListKind.allCases)
  func `a row that begins above the edge keeps its line, and so does the row in its place`(
    _ kind: ListKind
  ) {
    let screen = SectionsScreen(kind, "1a|2B|3C|4d|5e", scrolledBy: 3)
    screen.expectShown("BCC")
    screen.cellCount = 0
    screen.apply("6f|1a|2B|3C|4d|5e")
    screen.expectShown("BCC")
    #expect(kind == .collection || screen.cellCount == 0)
    screen.apply("1a|3C|4d|5e")
    screen.expectShown("Cde")
  }

  @Test(arguments: ListKind.allCases)
  func `a row that would be wholly above the edge begins at it`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2B|3c|4d|5e|6f", scrolledBy: 2)
    screen.expectShown("BBc")
    screen.apply("1ag|2B|3c|4d|5e|6f")
    screen.expectShown("BBc")
    screen.apply("1ag|3c|4d|5e|6f")
    screen.expectShown("cde")
  }

  @Test func `a list whose refresh control is above the edge is not at its beginning`() {
    let screen = SectionsScreen(.table, "1ab|2cde|3fg")
    screen.setRefreshing(true)
    screen.list.contentOffset.y = 0
    screen.apply("5i|1ab|2cde|3fg")
    screen.expectShown("abc")
    screen.apply("1ab")
    screen.expectShown("◌ab")
    #expect(screen.table.offsets == [.lines(-1)])
  }

  @Test(arguments: ListKind.allCases)
  func `a refresh of a list without a window keeps its scroll position`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1ab|2cde|3fg", scrolledBy: 1)
    screen.setCovered(true)
    screen.setRefreshing(true)
    screen.apply("4h|1ab|2cde|3fg")
    screen.setRefreshing(false)
    screen.setCovered(false)
    screen.expectShown("bcd")
  }

  @Test func `a list in a window is laid out before it is scrolled, until its position is exact`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e", scrolledBy: 1)
    screen.table.layoutCount = 0
    screen.apply("6f|1a|2b|3c|4d|5e")
    let count = screen.table.layoutCount
    #expect(count == screen.table.offsets.count)
    #expect(1...2 ~= count)
  }

  @Test func `a list that a person scrolls is not scrolled, too, except to the end of a search`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e", scrolledBy: 1)
    screen.table.isTouched = true
    screen.apply("6f|1a|2b|3c|4d|5e")
    #expect(screen.table.offsets == [])
    screen.table.isTouched = false
    screen.table.isMoving = true
    screen.apply("1a|2b|3c|4d|5e")
    #expect(screen.table.offsets == [])
    screen.apply("1a|3c|4d|5e", searchText: "x")
    screen.apply("1a|2b|3c|4d|5e")
    screen.expectShown("bcd")
    screen.table.isMoving = false
    screen.apply("6f|1a|2b|3c|4d|5e")
    #expect(screen.table.offsets != [])
  }

  @Test func `a row behind a bar is not in view`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e|6f|7g", height: 4, scrolledBy: 2)
    screen.table.coveredLines = 1
    screen.apply("1a|2b|4d|5e|6f|7g")
    screen.expectShown("bdef")
    screen.apply("1a|2B|4d|5e|6f|7g")
    screen.expectShown("Bdef")
    // The row above the first one in view is measured when it comes into view.
    screen.apply("1a|2B|8H|9I|4d|5e|6f|7g")
    screen.expectShown("Idef")
    screen.apply("1a|2B|8H|9I|7g|6f|5e|0JJJ|4d|xx|yy")
    screen.expectShown("Jdxy")
  }

  @Test func `near its end, a list is scrolled until rows of unknown heights are at their lines`() {
    let collection = SectionsScreen(.collection, "2IFH|3IE", height: 5, scrolledBy: 16)
    collection.apply("6E|3IE|2IFH")
    collection.expectShown("FFHHH")
    let table = SectionsScreen(.table, "1abcD|2EFG", height: 9, scrolledBy: 5)
    table.apply("", searchText: "x")
    table.apply("1abcD|2EFG")
    table.expectShown("DEEEFFFGG")
  }

  @Test func `a search is not animated, and the list is not scrolled on its way`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e|6f", scrolledBy: 2)
    screen.apply("1a|3c|4d|5e|6f", searchText: "x")
    screen.expectCalls([.batch(isAnimated: false), .delete([1])])
    #expect(screen.table.offsets == [0])
    screen.apply("1a|3c|5e|6f", searchText: "xy")
    screen.expectCalls([.batch(isAnimated: false), .delete([2])])
    screen.apply("1a|2b|3c|4d|5e|6f")
    screen.expectCalls([.batch(isAnimated: false), .insert([1, 3])])
    screen.expectShown("cde")
  }

  @Test(arguments: ListKind.allCases)
  func `a search that begins before the screen is loaded ends at its beginning`(_ kind: ListKind) {
    let screen = SectionsScreen(kind)
    screen.apply("1a|2b|3c|4d|5e")
    screen.apply("2b|3c|4d|5e", searchText: "x")
    screen.appear(height: 3)
    screen.list.contentOffset.y = .lines(1)
    screen.expectShown("cde")
    screen.apply("1a|2b|3c|4d|5e")
    screen.expectShown("abc")
  }
}
