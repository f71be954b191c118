import Employees
import ListRendering

/// Prints each action instead of starting a phone or a mail program.
final class PrintedActions: EmployeeActions {
  private let width: Int

  init(width: Int) {
    self.width = width
  }

  func call(_ phone: String, employee id: Employee.ID) {
    printLine("→ Calling \(phone), employee \(id)")
  }

  func write(to address: String, employee id: Employee.ID) {
    printLine("→ Writing to \(address), employee \(id)")
  }

  /// Prints a line in its visible form, because its text comes from the data.
  private func printLine(_ text: String) {
    var line: [UInt8] = []
    _ = TerminalText.append(text, columns: width, to: &line)
    line.append(UInt8(ascii: "\n"))
    var output = StandardOutput()
    output.write(line)
  }
}
