import EmployeeViews
import Employees
import ListRendering

/// What must be drawn, written down straight from the employees by gluing strings.
///
/// It has the words of the screen and the width of a text in common with what it judges, but no
/// table, no cell, no view and no canvas.
struct Oracle {
  /// The lines of each row, from first to last, each line ended and in its frame.
  let rows: [String]

  /// The whole list in its frame.
  var list: String { upperEdge + rows.joined() + lowerEdge }

  private let upperEdge: String
  private let lowerEdge: String

  init(employees: [Employee]) {
    rows = employees.flatMap(Self.rows)
    let title = EmployeeListText.title(
      shown: employees.count, of: employees.count, isSearching: false)
    let strokes = Entry.width - 5 - title.count
    upperEdge = "┌─ \(title) " + String(repeating: "─", count: strokes) + "┐\n"
    lowerEdge = "└" + String(repeating: "─", count: Entry.width - 2) + "┘\n"
  }

  private static func rows(of employee: Employee) -> [String] {
    let photo = employee.photo == nil ? "□" : "▣"
    var rows = [line("\(photo) \(employee.name)") + line("  \(employee.specialization)")]
    rows += employee.workplaces.map { line("  · \($0)") }
    if employee.phone != nil { rows.append(line("  [Call]")) }
    if employee.email != nil { rows.append(line("  [Write a letter]")) }
    return rows
  }

  /// A line in its frame.
  private static func line(_ text: String) -> String {
    let blanks = Entry.width - 4 - TerminalText.columns(of: text)
    precondition(blanks >= 0, "the made-up employees must fit the width of the measured list")
    return "│ \(text)" + String(repeating: " ", count: blanks) + " │\n"
  }
}
