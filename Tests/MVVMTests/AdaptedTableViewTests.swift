import EmployeeViews
import ListRendering
import Observation
import SectionUpdates
import TestSupport
import Testing
import UIKit

@testable import MVVM

/// The adapted table, tested with sections and cells of another screen.
struct AdaptedTableViewTests {
  private let library = Library()
  private let tableView: AdaptedTableView<Shelf>

  init() {
    tableView = AdaptedTableView(
      cellFactory: BookCellFactory(), content: { [library] in library.content })
    tableView.size = Size(width: 20, height: 3)
  }

  @Test func `the table shows its sections, and a factory makes the cells`() {
    let lists = [
      [Shelf(id: 1, rows: [.book("one")])],
      [Shelf(id: 1, rows: [.book("one")]), Shelf(id: 2, rows: [.book("two"), .gap])], [],
    ]
    let drawn = lists.map { shelves in
      library.content.sections = shelves
      tableView.updatePropertiesIfNeeded()
      return text(of: tableView)
    }
    #expect(drawn == ["one\n\n\n", "one\ntwo\n–\n", "\n\n\n"])
  }

  @Test func `a swipe reports the section, if the row is deletable`() {
    library.content.sections = [Shelf(id: 7, rows: [.gap, .book("one")])]
    tableView.updatePropertiesIfNeeded()
    #expect(deletableRows == [false, false], "the screen has not said which")
    var deleted: [Int] = []
    tableView.isDeletable = { $0 != .gap }
    tableView.onDelete = { deleted.append($0) }
    #expect(deletableRows == [false, true])
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(deleted == [])
    tableView.swipeToDelete(at: Point(column: 0, line: 1))
    #expect(deleted == [7])
  }

  @Test func `a deleted section is gone when the swipe ends`() {
    library.content.sections = [
      Shelf(id: 7, rows: [.book("one")]), Shelf(id: 8, rows: [.book("two")]),
    ]
    tableView.updatePropertiesIfNeeded()
    tableView.isDeletable = { _ in true }
    tableView.onDelete = { [library] id in library.content.sections.removeAll { $0.id == id } }
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(tableView.numberOfSections == 1)
  }

  @Test func `a swipe updates the table even if its content cannot be observed`() {
    var content = LibraryContent()
    content.sections = [Shelf(id: 7, rows: [.book("one")]), Shelf(id: 8, rows: [.book("two")])]
    let tableView = AdaptedTableView<Shelf>(cellFactory: BookCellFactory(), content: { content })
    tableView.size = Size(width: 20, height: 3)
    tableView.updatePropertiesIfNeeded()
    tableView.isDeletable = { _ in true }
    tableView.onDelete = { id in content.sections.removeAll { $0.id == id } }
    tableView.swipeToDelete(at: Point(column: 0, line: 0))
    #expect(tableView.numberOfSections == 1)
  }

  private var deletableRows: [Bool] {
    (0..<2).map { tableView.tableView(tableView, canEditRowAt: IndexPath(row: $0, section: 0)) }
  }

  @Test func `the refresh control follows the content`() {
    tableView.enableRefreshing {}
    for isRefreshing in [true, false] {
      library.content.isRefreshing = isRefreshing
      tableView.updatePropertiesIfNeeded()
      #expect(tableView.refreshControl?.isRefreshing == isRefreshing)
    }
  }

  @Test func `cells are reused`() {
    library.content.sections = (1...9).map { Shelf(id: $0, rows: [.book("\($0)")]) }
    tableView.updatePropertiesIfNeeded()
    _ = text(of: tableView)
    let cells = tableView.visibleCells
    tableView.contentOffset.y += .lines(4)
    _ = text(of: tableView)
    #expect(tableView.visibleCells.contains { cell in cells.contains { $0 === cell } })
  }
}

// MARK: -

@Observable
private final class Library {
  var content = LibraryContent()
}

private struct LibraryContent: AdaptedContent {
  var sections: [Shelf] = []
  var searchText: String?
  var isRefreshing = false
}

private struct Shelf: AdaptedSection, Identifiable, Equatable {
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
