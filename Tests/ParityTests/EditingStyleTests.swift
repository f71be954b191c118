import Catalogue
import ListRendering
import TestSupport
import Testing

/// What a table asks its data source, and a person cannot.
struct EditingStyleTests {
  @Test func `only the editing style of a deletion deletes`() async {
    for architecture in Architecture.selected {
      let person = await Person(at: architecture, employees: [.grace])
      let name = IndexPath(row: 0, section: 1)
      for style in [UITableViewCell.EditingStyle.insert, .none, .delete] {
        if let table = person.tableView {
          table.dataSource?.tableView(table, commit: style, forRowAt: name)
        }
        await settle()
        #expect(person.service.deletions == (style == .delete ? [1] : []), "\(architecture)")
      }
    }
  }
}
