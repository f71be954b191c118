import Catalogue
import CommandLineInterface
import Employees
import Foundation
import ListRendering
import UIKit

/// The employee list in the terminal, built by the architecture that the command line names.
@main
enum EmployeeListApp {
  static func main() async {
    do {
      guard let options = try ScreenOptions(arguments: Program.arguments) else {
        return StandardStream.output.write(ScreenOptions.usage)
      }
      exit(await show(options) ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
      Program.fail(with: error)
    }
  }

  /// Draws the screen, and on a full screen answers keys.
  ///
  /// - Returns: Whether the list was loaded; always `true` for a full screen, which shows errors
  ///   itself.
  private static func show(_ options: ScreenOptions) async -> Bool {
    if options.fillsTerminal(isTerminal: isTerminal, term: environment["TERM"]),
      let terminal = RawTerminal()
    {
      await showFullScreen(options, on: terminal)
      return true
    }
    let (window, service) = open(
      options, in: options.size, progress: showProgress, faults: printFaults
    ) { _ in }
    await service.allAnswered()
    var output = StandardOutput()
    if options.height == nil {
      window.drawList(into: &output)
    } else {
      window.draw(into: &output)
    }
    return !service.lastRequestFailed
  }

  /// Shows the screen on the whole terminal until the person leaves.
  private static func showFullScreen(_ options: ScreenOptions, on terminal: RawTerminal) async {
    let status = StatusLine()
    var faults: [String] = []
    let (window, service) = open(options, in: ScreenOptions.defaultSize, showsPortraits: true) {
      share in
      Task { @MainActor in status.loadedShare = share < 1 ? share : nil }
    } faults: {
      faults = $0
    } report: { action in
      status.message = action
    }
    await FullScreenSession(
      window, service, on: terminal, status: status, columnLimit: options.width
    ).run()
    // On the screen, they would be drawn over.
    printFaults(faults)
  }

  /// Prints all faults of a file, while the screen shows the most frequent one.
  private static func printFaults(_ lines: [String]) {
    if lines.isEmpty { return }
    StandardStream.error.write(lines.map { $0.visible + "\n" }.joined())
  }

  /// Opens the screen in a window, and starts to load the list.
  ///
  /// - Parameters:
  ///   - showsPortraits: Whether portraits are loaded; a printed frame does not wait for them.
  ///   - progress: Receives the decoded share of a long file, 0 to 1.
  ///   - faults: Receives all faults of a file, a line for each kind, after each load of it.
  ///   - report: Receives a line about each action that leaves the app.
  static func open(
    _ options: ScreenOptions, in size: Size, showsPortraits: Bool = false,
    progress: @escaping @Sendable (Double) -> Void, faults: @escaping ([String]) -> Void = { _ in },
    report: @escaping (String) -> Void
  ) -> (TextWindow, SessionService) {
    // Weak, because the screen keeps the service, and so this closure.
    weak var list: UIViewController?
    let service = SessionService(
      options.service(progress: progress) { skipped in
        list?.navigationItem.prompt = skipped
      } faults: {
        faults($0)
      })
    service.refusesChanges = options.refusesChanges
    let contacts = ReportedContacts { report("→ \($0.summary)") }
    let window = TextWindow(
      rootViewController: UINavigationController(
        rootViewController: options.makeScreen(service, contacts, showsPortraits ? service : nil)),
      size: size, isColored: Terminal.isColored)
    list = window.visibleViewController
    return (window, service)
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Shows how much of a long file has been decoded, 0 to 1.
  nonisolated private static func showProgress(_ share: Double) {
    let line = ProgressLine()
    if share < 1 { line.show(StatusLine.progress(share)) } else { line.clear() }
  }
}

/// Standard output, as the renderer writes to it.
struct StandardOutput: OutputSink {
  mutating func write(_ utf8: [UInt8]) {
    StandardStream.output.write(utf8)
  }
}
