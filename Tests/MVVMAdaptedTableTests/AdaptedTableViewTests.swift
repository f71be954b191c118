import EmployeeViews
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import MVVMAdaptedTable

/// The adapted table, tested with sections and cells of another screen.
struct AdaptedTableViewTests {
  private let tableView = AdaptedTableView<Shelf>(cellFactory: BookCellFactory())

  init() {
    tableView.size = Size(width: 20, height: 3)
  }

  // MARK: - Making cells

  @Test func `the table shows its sections, and the factory makes the cells`() {
    let lists = [
      [Shelf(id: 1, rows: [.book("one")])],
      [Shelf(id: 1, rows: [.book("one")]), Shelf(id: 2, rows: [.book("two"), .gap])], [],
    ]
    let drawn = lists.map { shelves in
      tableView.show(shelves, searchText: nil)
      return text(of: tableView)
    }
    #expect(drawn == ["one\n\n\n", "one\ntwo\n–\n", "\n\n\n"])
  }

  @Test func `cells are reused`() {
    tableView.show(nineShelves, searchText: nil)
    _ = text(of: tableView)
    let cells = tableView.visibleCells
    tableView.contentOffset.y += .lines(4)
    _ = text(of: tableView)
    #expect(tableView.visibleCells.contains { cell in cells.contains { $0 === cell } })
  }

  // MARK: - Selection

  @Test func `an index path leads to its row and its section`() {
    tableView.show(
      [Shelf(id: 7, rows: [.gap]), Shelf(id: 8, rows: [.gap, .book("one")])], searchText: nil)
    let indexPath = IndexPath(row: 1, section: 1)
    #expect(tableView.row(at: indexPath) == .book("one"))
    #expect(tableView.sectionID(at: indexPath) == 8)
  }

  // MARK: - Updating

  @Test func `the results of a search are shown from the first one`() {
    tableView.show(nineShelves, searchText: nil)
    _ = text(of: tableView)
    tableView.contentOffset.y += .lines(4)
    let scrolled = text(of: tableView)
    tableView.show(Array(nineShelves.dropFirst()), searchText: "book")
    #expect([scrolled, text(of: tableView)] == ["5\n6\n7\n", "2\n3\n4\n"])
  }

  // MARK: - Deleting

  @Test func `a swipe deletes the section of a deletable row, once deletion is enabled`() {
    tableView.show([Shelf(id: 7, rows: [.gap, .book("one")])], searchText: nil)
    var deleted: [Int] = []
    swipeOverBothRows()
    tableView.enableDeletion(isDeletable: { $0 != .gap }, onDelete: { deleted.append($0) })
    swipeOverBothRows()
    #expect(deleted == [7])
  }

  private func swipeOverBothRows() {
    for line in 0..<2 { tableView.swipeToDelete(at: Point(column: 0, line: line)) }
  }

  private var nineShelves: [Shelf] { (1...9).map { Shelf(id: $0, rows: [.book("\($0)")]) } }
}

// MARK: -

private nonisolated struct Shelf: AdaptedSection {
  let id: Int
  let rows: [Row]

  enum Row: Equatable {
    case book(String)
    case gap
  }
}

// MARK: -

private struct BookCellFactory: AdaptedCellFactory {
  func makeCell(
    for row: Shelf.Row, in tableView: AdaptedTableView<Shelf>, at indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.reuse(BookCell.self, for: indexPath)
    cell.textLabel?.text =
      switch row {
      case .book(let title): title
      case .gap: "–"
      }
    return cell
  }
}

// MARK: -

private final class BookCell: UITableViewCell, ReusableCell {
  static let identifier = "BookCell"
}
