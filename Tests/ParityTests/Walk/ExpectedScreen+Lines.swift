import Employees
import TestSupport

extension ExpectedScreen {
  /// A line of the list and the row that it belongs to.
  struct Line {
    let row: Row
    let text: String
  }

  /// The lines of the list, messages first.
  var listLines: [Line] {
    let control = isRefreshing ? [Line(row: .refreshControl, text: "◌ Refreshing…")] : []
    let messages = zip(0..., messages).flatMap { number, message in
      wrapped(message).map { Line(row: Row(employee: nil, number: number), text: $0) }
    }
    return control + messages + shown.flatMap { lines(of: $0, refusal: refusal(of: $0)) }
  }

  /// The lines of an employee; a refusal follows the first row.
  private func lines(of employee: Employee, refusal: String?) -> [Line] {
    var rows = employee.rows
    if let refusal { rows.insert(wrapped(refusal), at: 1) }
    return zip(0..., rows).flatMap { number, lines in
      lines.map { Line(row: Row(employee: employee.id, number: number), text: $0) }
    }
  }

  private func refusal(of employee: Employee) -> String? {
    refusals[employee.id].map { change, reason in
      "Could not \(change) \(employee.name): service unavailable: \(reason)"
    }
  }

  /// Returns the lines that a message takes.
  private func wrapped(_ message: String) -> [String] {
    message.split(separator: " ", omittingEmptySubsequences: false).reduce(into: []) {
      lines, word in
      if let line = lines.last, line.count + 1 + word.count <= width - 4 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  private var messages: [String] {
    var messages: [String] = []
    if case .failed(let reason) = status {
      messages = ["Could not load the list: service unavailable: \(reason)"]
    } else if loaded == nil {
      messages = ["Loading…"]
    }
    if loaded != nil, shown.isEmpty {
      messages.append(searchText.map { "Nobody matches “\($0)”." } ?? "There is nobody to show.")
    }
    let refused = (loaded ?? []).filter { refusals[$0.id] != nil }.sorted { $0.id < $1.id }
    messages += refused.filter { !shown.contains($0) }.compactMap(refusal)
    if case .failed = status { messages.append("  [Retry]") }
    return messages
  }

  private var title: String {
    if let profile { return "[Back] ─ \((current ?? profile).name)" }
    guard loaded != nil else { return "Employees" }
    let count = present.count
    let noun = count == 1 ? "employee" : "employees"
    if searchText != nil { return "\(shown.count) of \(count) \(noun)" }
    return count == 0 ? "No employees" : "\(count) \(noun)"
  }

  /// The lines from the first visible one on.
  var contentLines: [String] {
    if profile != nil { return Array(profileLines.dropFirst(profileTop)) }
    return listLines.dropFirst(top).map(\.text)
  }

  /// The lines of the profile; a refusal follows the first row.
  private var profileLines: [String] {
    guard let employee = current else {
      return profile.map { opened in
        opened.starred(false).rows[0] + ["\(opened.name) is no longer in the list."]
      } ?? []
    }
    var rows = employee.profileRows
    if let refusal = refusal(of: employee) { rows.insert(wrapped(refusal), at: 1) }
    return rows.flatMap(\.self)
  }

  /// The expected frame.
  var frame: String {
    let lines = contentLines
    let content = (0..<viewHeight).map { line in
      let text = line < lines.count ? lines[line] : ""
      return "│ \(text)\(String(repeating: " ", count: max(0, width - 4 - text.count))) │"
    }
    let search = profile == nil && !query.isEmpty ? "Search: \(query)" : nil
    return ([edge("┌", title, "┐")] + content + [edge("└", search, "┘")])
      .map { $0 + "\n" }.joined()
  }

  /// The lines between the edges of the frame.
  var viewHeight: Int { height - 2 }

  private func edge(_ left: String, _ text: String?, _ right: String) -> String {
    let label = text.map { "─ \($0) " } ?? ""
    return left + label + String(repeating: "─", count: max(0, width - 2 - label.count)) + right
  }

  /// The largest number of lines above the first visible one, in the list or in the profile.
  var lastTop: Int {
    let count = profile == nil ? listLines.count : profileLines.count
    return max(0, count - viewHeight)
  }
}

// MARK: -

extension ExpectedScreen.Row {
  /// The line of the refresh control.
  static let refreshControl = Self(employee: nil, number: -1)
}
