import EmployeeViews
import Employees
import ListRendering

/// What must be drawn, written down straight from the employees by gluing strings.
///
/// It has the words of the screen and the width of a text in common with what it judges, but no
/// table, no cell, no view and no canvas.
enum Oracle {
  /// The lines of each row, from first to last, in their frame.
  static func rows(of employees: [Employee]) -> [String] {
    employees.flatMap { rows(of: $0) }
  }

  /// The whole list in its frame.
  ///
  /// - Parameters:
  ///   - employees: The employees that are shown.
  ///   - count: The number of employees in the list, where a search shows only some of them.
  ///   - query: What is searched for.
  static func list(of employees: [Employee], of count: Int? = nil, query: String? = nil) -> String {
    framed(rows(of: employees).joined(), title: title(employees.count, of: count), query: query)
  }

  /// The frames that a person sees who pages through the list from its beginning to its end.
  static func pages(of employees: [Employee], height: Int) -> [String] {
    let lines = rows(of: employees).flatMap { $0.split(separator: "\n") }
    var starts = Array(stride(from: 0, to: max(1, lines.count - height), by: height))
    if lines.count > height { starts.append(lines.count - height) }
    let title = title(employees.count, of: nil)
    return starts.map { start in
      var page = lines[start..<min(lines.count, start + height)].map { "\($0)\n" }
      page += Array(repeating: line(""), count: height - page.count)
      return framed(page.joined(), title: title)
    }
  }

  /// The beginning of the list below the line that says that it is loading.
  static func loadingPage(of employees: [Employee], height: Int) -> String {
    let lines =
      [line(EmployeeListText.loading)]
      + rows(of: employees).flatMap { row in
        row.split(separator: "\n").map { "\($0)\n" }
      }
    let blank = Array(repeating: line(""), count: max(0, height - lines.count))
    return framed(
      (lines + blank).prefix(height).joined(), title: title(employees.count, of: nil))
  }

  /// The screen when there are no employees.
  static func emptyPage(height: Int) -> String {
    let blank = Array(repeating: line(""), count: height - 1)
    return framed(line(EmployeeListText.empty) + blank.joined(), title: "No employees")
  }

  /// The profile of an employee.
  static func profile(of employee: Employee, height: Int) -> String {
    let photo = employee.photo == nil ? "□" : "▣"
    var lines = [line("\(photo) \(employee.name)"), line("  \(employee.specialization)")]
    lines += employee.workplaces.map { line("  · \($0)") }
    lines += [employee.phone, employee.email].compactMap { $0.map { line("  \($0)") } }
    if employee.phone != nil { lines.append(line("  [Call]")) }
    if employee.email != nil { lines.append(line("  [Write a letter]")) }
    lines.append(line("  [Back]"))
    lines += Array(repeating: line(""), count: height - lines.count)
    return framed(lines.joined(), title: employee.name)
  }

  private static func rows(of employee: Employee) -> [String] {
    let photo = employee.photo == nil ? "□" : "▣"
    var rows = [line("\(photo) \(employee.name)") + line("  \(employee.specialization)")]
    rows += employee.workplaces.map { line("  · \($0)") }
    if employee.phone != nil { rows.append(line("  [Call]")) }
    if employee.email != nil { rows.append(line("  [Write a letter]")) }
    return rows
  }
}

// MARK: - Framing

extension Oracle {
  private static func title(_ shown: Int, of count: Int?) -> String {
    EmployeeListText.title(shown: shown, of: count ?? shown, isSearching: count != nil)
  }

  private static func framed(_ content: String, title: String, query: String? = nil) -> String {
    let strokes = String(repeating: "─", count: Entry.width - 5 - title.count)
    let lowerEdge = query.map { query in
      "─ Search: \(query) " + String(repeating: "─", count: Entry.width - 13 - query.count)
    }
    let plainEdge = String(repeating: "─", count: Entry.width - 2)
    return "┌─ \(title) \(strokes)┐\n" + content + "└\(lowerEdge ?? plainEdge)┘\n"
  }

  /// A line in its frame.
  private static func line(_ text: String) -> String {
    let blanks = Entry.width - 4 - TerminalText.columns(of: text)
    precondition(blanks >= 0, "the made-up employees must fit the width of the measured list")
    return "│ \(text)" + String(repeating: " ", count: blanks) + " │\n"
  }
}
