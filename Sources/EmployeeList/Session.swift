import EmployeeViews
import Foundation
import ListRendering

/// A person at the screen: commands come in by the line, and a frame follows each.
struct Session {
  let window: Window
  let service: AwaitedService

  /// Answers commands until one is to quit or there are no more.
  func run() async {
    draw()
    while let line = nextLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      switch Command(line) {
      case .quit: return
      case .help: StandardOutput.write(Command.list)
      case nil: StandardOutput.write("There is no such command; “help” lists them.\n")
      case let command?:
        if let complaint = perform(command) {
          StandardOutput.write(complaint + "\n")
        } else {
          await service.allAnswered()
          draw()
        }
      }
    }
  }

  /// Does what a person asked for, or says why not.
  private func perform(_ command: Command) -> String? {
    switch command {
    case .tap(let line, let column?):
      window.tap(line: line - 1, column: column - 1)
    case .tap(let line, nil):
      guard let column = window.column(of: "[", line: line - 1) else {
        return "There is no button on line \(line)."
      }
      window.tap(line: line - 1, column: column)
    case .retry:
      guard let place = window.place(of: "[\(EmployeeListText.retry)]") else {
        return "There is nothing to retry in view."
      }
      window.tap(line: place.line, column: place.column)
    case .scroll(let lines):
      window.scroll(by: lines)
    case .top:
      window.scrollToTop()
    case .end:
      window.scrollToEnd()
    case .refresh:
      window.pullToRefresh()
    case .help, .quit:
      break
    }
    return nil
  }

  private func draw() {
    var output = StandardOutput()
    window.draw(into: &output)
  }

  private func nextLine() -> String? {
    if isatty(STDIN_FILENO) == 1 { StandardOutput.write("> ") }
    return readLine()
  }
}
