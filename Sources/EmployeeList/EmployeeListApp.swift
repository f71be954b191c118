import Catalogue
import CommandLineInterface
import Employees
import Foundation
import ListRendering

/// The employee list in the terminal, built by the architecture that the command line names.
@main
enum EmployeeListApp {
  static func main() async {
    do {
      guard let options = try Options(arguments: Program.arguments) else {
        return StandardStream.output.write(Options.usage)
      }
      exit(await show(options) ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
      Program.fail(with: error)
    }
  }

  /// Draws the screen, and in a session answers commands.
  ///
  /// - Returns: Whether the list could be loaded.
  private static func show(_ options: Options) async -> Bool {
    var list: UIViewController?
    let service = SessionService(
      options.service(progress: showProgress) { skipped in list?.navigationItem.prompt = skipped })
    let actions = ReportedActions { action in print(action, columns: options.width) }
    let window = Window(
      rootViewController: options.architecture.makeScreen(service, actions),
      size: Size(width: options.width, height: options.height ?? Options.defaultHeight),
      isColored: Terminal.isColored)
    list = window.visibleViewController
    await service.allAnswered()
    if options.isInteractive {
      await Session(window: window, service: service).run()
      return true
    }
    var output = StandardOutput()
    if options.height == nil {
      window.drawList(into: &output)
    } else {
      window.draw(into: &output)
    }
    return !service.lastRequestFailed
  }

  /// Shows how much of a long file has been decoded, 0 to 1.
  nonisolated private static func showProgress(_ share: Double) {
    let line = ProgressLine()
    if share < 1 { line.show("Loading: \(Int(share * 100)) %") } else { line.clear() }
  }

  /// Prints an action in its visible form, because its text comes from the data.
  private static func print(_ action: EmployeeAction, columns: Int) {
    let text =
      switch action {
      case .call(let phone, let id): "→ Calling \(phone), employee \(id)"
      case .write(let address, let id): "→ Writing to \(address), employee \(id)"
      }
    var line: [UInt8] = []
    _ = TerminalText.append(text, columns: columns, to: &line)
    StandardStream.output.write(line + "\n".utf8)
  }
}

/// Standard output, as the renderer writes to it.
struct StandardOutput: OutputSink {
  mutating func write(_ utf8: [UInt8]) {
    StandardStream.output.write(utf8)
  }
}
