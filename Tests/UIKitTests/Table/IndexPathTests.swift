import Foundation
import Testing
import UIKit

/// Checks that Foundation's index path names rows and items, in a file that imports both.
struct IndexPathTests {
  @Test func `a row is named by its section and its number, in any spelling`() {
    let path = IndexPath(row: 5, section: 2)
    let literal: IndexPath = [2, 5]
    #expect(path == literal)
    #expect(IndexPath(item: 5, section: 2) == literal)
    #expect(path.section == 2)
    #expect(path.row == 5)
    #expect(path.item == 5)
    #expect(path.count == 2)
    #expect("\(path)" == "[2, 5]")
  }

  @Test func `each part of an index path can be set`() {
    var path = IndexPath(row: 5, section: 2)
    path.row = 6
    path.section = 3
    #expect(path == [3, 6])
    path.item = 0
    #expect(path == [3, 0])
  }

  @Test func `index paths follow each other as the rows do`() {
    let paths: [IndexPath] = [[1, 0], [0, 2], [0, 1]]
    #expect(paths.sorted() == [[0, 1], [0, 2], [1, 0]])
  }
}
