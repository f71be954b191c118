import Foundation

/// One of the two streams that a program writes to.
package enum StandardStream {
  case output
  case error

  /// Writes a text at once.
  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes at once.
  ///
  /// A closed pipe ends the program quietly, because its reader has seen enough. Any other failure
  /// ends it with one line on standard error and status 74, `EX_IOERR`. A message that cannot be
  /// written is left out, so that a closed terminal does not lose a measurement.
  package func write(_ bytes: [UInt8]) {
    do {
      try descriptor.write(bytes)
    } catch {
      if self == .error { return }
      if error.code != EPIPE {
        Self.error.write("\(Program.name): standard output cannot be written: \(error)\n")
      }
      exit(EX_IOERR)
    }
  }

  private var descriptor: FileDescriptor {
    switch self {
    case .output: FileDescriptor(STDOUT_FILENO)
    case .error: FileDescriptor(STDERR_FILENO)
    }
  }
}
