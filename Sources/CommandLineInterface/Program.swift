import Foundation
import TerminalDrawing

/// The program that is running.
package enum Program {
  /// The name of its file, which begins each of its messages.
  package static var name: String {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "program"
  }

  /// The arguments after the name.
  package static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// A lock that is held while a file is replaced.
  static let replacement = NSLock()

  /// Ends the program after any running replacement of a file, so that no partial file remains.
  package static func exit(_ status: Int32) -> Never {
    replacement.lock()
    Foundation.exit(status)
  }

  /// Prints an error and ends the program.
  ///
  /// The status is 64 for a usage error, 74 for a file that could not be written, and otherwise 1.
  package static func fail(with error: any Error) -> Never {
    StandardStream.error.write("\(name): \(error)\n".visibleLines)
    switch error {
    case is UsageError: exit(EX_USAGE)
    case is OutputError: exit(EX_IOERR)
    default: exit(EXIT_FAILURE)
    }
  }
}
