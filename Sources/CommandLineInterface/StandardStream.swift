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
  /// ends it with one line on standard error and status 74, `EX_IOERR`.
  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        fail(with: errno)
      }
    }
  }

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  private func fail(with code: Int32) -> Never {
    if self == .output, code != EPIPE {
      let reason = String(cString: strerror(code))
      Self.error.write("\(Program.name): standard output cannot be written: \(reason)\n")
    }
    exit(EX_IOERR)
  }
}
