import EmployeeViews
import ListRendering
import SectionUpdates
import TestSupport
import Testing

@testable import MVVM

/// The adapted table, tested with sections and cells of another screen.
struct AdaptedTableViewTests {
  private let tableView = AdaptedTableView<Shelf>(cellFactory: BookCellFactory())

  init() {
    tableView.size = Size(width: 20, height: 3)
  }

  @Test func `the table shows its sections, and a factory makes the cells`() {
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

  @Test func `a swipe reports the section, if the row is deletable`() {
    tableView.show([Shelf(id: 7, rows: [.gap, .book("one")])], searchText: nil)
    #expect(deletableRows == [false, false], "nobody deletes")
    var deleted: [Int] = []
    tableView.onDelete = { deleted.append($0) }
    #expect(deletableRows == [false, true])
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(deleted == [])
    tableView.swipeToDelete(at: Point(column: 0, line: 1))
    #expect(deleted == [7])
  }

  private var deletableRows: [Bool] {
    (0..<2).map { tableView.tableView(tableView, canEditRowAt: IndexPath(row: $0, section: 0)) }
  }

  @Test func `cells are reused`() {
    tableView.show((1...9).map { Shelf(id: $0, rows: [.book("\($0)")]) }, searchText: nil)
    _ = text(of: tableView)
    let cells = tableView.visibleCells
    tableView.contentOffset.y += .lines(4)
    _ = text(of: tableView)
    #expect(tableView.visibleCells.contains { cell in cells.contains { $0 === cell } })
  }
}

// MARK: -

private struct Shelf: AdaptedSection, Identifiable, Equatable {
  let id: Int
  let rows: [Row]

  enum Row: AdaptedRow, Equatable {
    case book(String)
    case gap

    var isDeletable: Bool { self != .gap }
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
