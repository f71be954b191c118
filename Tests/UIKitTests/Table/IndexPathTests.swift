import Foundation
import Testing
import UIKit

/// Checks that Foundation's index path names rows and items, in a file that imports both.
struct IndexPathTests {
  @Test func `a row has a section and a number, in any spelling, and each can be set`() {
    var path = IndexPath(row: 5, section: 2)
    expectEqual(path, [2, 5])
    expectEqual(path, IndexPath(item: 5, section: 2))
    expectEqual([path.section, path.row, path.item], [2, 5, 5])
    path.section = 3
    path.row = 6
    expectEqual(path, [3, 6])
    path.item = 0
    expectEqual(path, [3, 0])
  }
}
