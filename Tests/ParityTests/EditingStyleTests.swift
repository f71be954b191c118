import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing

/// The edits that a table may pass to its data source, and that no gesture of this screen makes.
struct EditingStyleTests {
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
    tableView.dataSource?.tableView(tableView, commit: .delete, forRowAt: row)
    #expect(person.frame != frame)
  }
}
