import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing
import UIKit

/// The calls that a table on a phone makes, and that no gesture on this screen causes.
struct TableCallTests {
  @Test(arguments: Architecture.selected)
  func `only an edit that deletes removes an employee`(architecture: Architecture) async throws {
    let person = await Person(at: architecture, employees: [.grace, .ada])
    let tableView = try #require(person.tableView)
    let row = IndexPath(row: 0, section: 1)
    let frame = person.frame
    for style in [UITableViewCell.EditingStyle.none, .insert] {
      tableView.dataSource?.tableView(tableView, commit: style, forRowAt: row)
      #expect(person.frame == frame, "\(style)")
    }
    await settle()
    #expect(person.service.deletions == [])
    tableView.dataSource?.tableView(tableView, commit: .delete, forRowAt: row)
    #expect(person.frame != frame)
    await settle()
    #expect(person.service.deletions == [1])
  }

  @Test(arguments: Architecture.selected)
  func `a message cannot be swiped, and a row that is gone is not announced`(
    architecture: Architecture
  ) async throws {
    let portraits = ControlledPortraits()
    let person = Person(at: architecture.makeScreen, portraits: portraits)
    #expect(person.content[0].contains("Loading…"))
    let tableView = try #require(person.tableView)
    let message = IndexPath(row: 0, section: 0)
    #expect(tableView.dataSource?.tableView(tableView, canEditRowAt: message) == false)
    await person.service.answer(with: [.hypatia])
    _ = person.frame
    await settle()
    tableView.prefetchDataSource?.tableView(
      tableView,
      prefetchRowsAt: [IndexPath(row: 0, section: 2), IndexPath(row: 1, section: 1)])
    await settle()
    #expect(portraits.requestedIDs == (architecture.chapters.contains(.portraits) ? [5] : []))
  }
}
