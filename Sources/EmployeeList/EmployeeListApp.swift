import Catalogue
import Employees
import Foundation
import ListRendering

/// The employee list in the terminal, built by the architecture that the command line names.
@main
enum EmployeeListApp {
  static func main() async {
    do {
      switch try Invocation(arguments: CommandLine.arguments.dropFirst()) {
      case .help:
        StandardOutput.write(Invocation.usage + "\n")
      case .show(let options):
        exit(await show(options) ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    } catch {
      FileHandle.standardError.write(Data("EmployeeList: \(error)\n".utf8))
      exit(EX_USAGE)
    }
  }

  /// Draws the screen, and in a session answers commands; false where the list could not be had.
  private static func show(_ options: Options) async -> Bool {
    let service = SessionService(options.source.service)
    let actions = PrintedActions(width: options.width)
    let window = Window(
      rootViewController: options.architecture.makeScreen(service, actions),
      size: Size(width: options.width, height: options.height ?? Options.defaultHeight),
      isColored: Terminal.isColored)
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
}
