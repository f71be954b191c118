import Employees
import TerminalDrawing

/// The expected output, made from the employees by joining strings.
///
/// It shares the texts of the screen and the width of a text with what it checks, but no table, cell,
/// view or canvas.
enum Oracle {
  /// The lines of each row, from first to last, in their frame.
  static func rows(of employees: [Employee]) -> [String] {
    employees.flatMap { employee in
      [header(of: employee).joined()] + workplaces(of: employee) + buttons(of: employee)
    }
  }

  /// The whole list in its frame, or what a search in a list of `count` employees finds.
  static func list(of employees: [Employee], of count: Int? = nil, query: String? = nil) -> String {
    let nobody = query.map { [line(EmployeeListText.noMatch($0))] } ?? []
    let lines = employees.isEmpty ? nobody : rows(of: employees)
    return framed(lines, title: title(employees.count, of: count), query: query)
  }

  /// The frames of a list that is paged through from first to last.
  static func pages(of employees: [Employee], height: Int) -> [String] {
    let lines = lines(of: employees)
    var starts = Array(stride(from: 0, to: max(1, lines.count - height), by: height))
    if lines.count > height { starts.append(lines.count - height) }
    return starts.map { page(lines[$0...], height: height, title: title(employees.count)) }
  }

  /// The first page of a list, which may be refreshing.
  static func firstPage(
    of employees: [Employee], height: Int, isRefreshing: Bool = false
  ) -> String {
    let control = isRefreshing ? [line(refreshControl)] : []
    // Each employee has a line or more.
    let lines = lines(of: Array(employees.prefix(height)))
    return page(control + lines, height: height, title: title(employees.count))
  }

  /// The line of the refresh control.
  static let refreshControl = "◌ Refreshing…"

  /// The page of an empty list.
  static func emptyPage(height: Int) -> String {
    page([line(EmployeeListText.empty)], height: height, title: "No employees")
  }

  /// The profile of an employee.
  static func profile(of employee: Employee, height: Int) -> String {
    let contacts = [employee.phone, employee.email].compactMap { $0.map { line("  \($0)") } }
    let star = line("  [\(ButtonTitle.star(true, employee.name).text)]")
    let lines =
      header(of: employee) + workplaces(of: employee) + contacts + [star] + buttons(of: employee)
    return page(lines, height: height, title: "[Back] ─ \(employee.name)")
  }

  // MARK: - Lines

  private static func lines(of employees: [Employee]) -> [String] {
    rows(of: employees).flatMap { $0.split(separator: "\n").map { "\($0)\n" } }
  }

  /// The line with the name of an employee.
  static func nameLine(of employee: Employee) -> Substring {
    header(of: employee)[0].dropLast()
  }

  private static func header(of employee: Employee) -> [String] {
    let photo = employee.photo == nil ? "□" : "▣"
    return [line("\(photo) \(employee.name)"), line("  \(employee.specialization)")]
  }

  private static func workplaces(of employee: Employee) -> [String] {
    employee.workplaces.map { line("  · \($0)") }
  }

  private static func buttons(of employee: Employee) -> [String] {
    (0..<employee.buttonCount).map { line("  [\(employee.buttonTitle(at: $0))]") }
  }

  // MARK: - Frames

  private static func title(_ shown: Int, of count: Int? = nil) -> String {
    EmployeeListText.title(shown: shown, of: count ?? shown, isSearching: count != nil)
  }

  /// The first lines of a text in a frame of a fixed height.
  private static func page(
    _ lines: some Collection<String>, height: Int, title: String
  ) -> String {
    let blank = Array(repeating: line(""), count: max(0, height - lines.count))
    return framed(lines.prefix(height) + blank, title: title)
  }

  private static func framed(_ lines: [String], title: String, query: String? = nil) -> String {
    let strokes = String(repeating: "─", count: Entry.width - 5 - title.count)
    let search = query.map { "─ Search: \($0) " } ?? ""
    let lowerEdge = search + String(repeating: "─", count: Entry.width - 2 - search.count)
    return "┌─ \(title) \(strokes)┐\n" + lines.joined() + "└\(lowerEdge)┘\n"
  }

  /// A line in its frame.
  private static func line(_ text: String) -> String {
    let blanks = Entry.width - 4 - TerminalText.columns(of: text)
    precondition(blanks >= 0, "the generated employees must fit the width of the measured list")
    return "│ \(text)" + String(repeating: " ", count: blanks) + " │\n"
  }
}
