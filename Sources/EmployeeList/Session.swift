import CommandLineInterface
import Employees
import Foundation
import ListRendering

/// An interactive session, which reads a command from each line and then draws a frame.
struct Session {
  let window: Window
  let service: SessionService

  /// Reads commands until `quit` or the end of input.
  func run() async {
    draw()
    while let line = nextLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      switch Command(line) {
      case .quit: return
      case .help: StandardStream.output.write(Command.list)
      case nil: StandardStream.output.write("There is no such command; “help” lists them.\n")
      case let command?:
        if let complaint = perform(command) {
          StandardStream.output.write(complaint + "\n")
        } else {
          await service.allAnswered()
          draw()
        }
      }
    }
  }

  /// Performs a command, or returns the reason why it cannot.
  func perform(_ command: Command) -> String? {
    switch command {
    case .tap(let line, let column?):
      window.tap(line: line - 1, column: column - 1)
    case .tap(let line, nil):
      let button = place(lines: line - 1..<line, where: { _ in true })?.column
      let back = line == 1 ? window.backButtonColumns?.lowerBound : nil
      window.tap(line: line - 1, column: button ?? back ?? 2)
    case .delete(let line):
      window.swipeToDelete(line: line - 1)
    case .retry:
      return tapButton(EmployeeListText.retry)
    case .back:
      guard let columns = window.backButtonColumns else { return "There is no Back in view." }
      window.tap(line: 0, column: columns.lowerBound)
    case .search(let text):
      window.search(text)
    case .offline:
      service.isOffline = true
    case .online:
      service.isOffline = false
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

  /// Taps the first visible button with a title, or returns a message if there is none.
  private func tapButton(_ title: String) -> String? {
    let place = place(lines: 0..<window.size.height, where: { $0.title(for: .normal) == title })
    guard let place else { return "There is no \(title) in view." }
    window.tap(line: place.line, column: place.column)
    return nil
  }

  /// Returns the place of the first button on some lines that satisfies a condition.
  private func place(lines: Range<Int>, where isMeant: (UIButton) -> Bool) -> Point? {
    for line in lines {
      for column in 0..<window.size.width {
        guard let button = window.button(line: line, column: column) else { continue }
        if isMeant(button) { return Point(column: column, line: line) }
      }
    }
    return nil
  }

  private func draw() {
    var output = StandardOutput()
    window.draw(into: &output)
  }

  private func nextLine() -> String? {
    if isatty(STDIN_FILENO) == 1 { StandardStream.output.write("> ") }
    return readLine()
  }
}
