package import Foundation

/// One of the two streams that a program writes to.
package enum StandardStream {
  case output
  case error

  /// Writes a text at once.
  package func write(_ text: String) {
    write(Data(text.utf8))
  }

  /// Writes bytes at once.
  ///
  /// A closed pipe ends the program quietly, because its reader has seen enough. Any other failure
  /// ends it with one line on standard error and status 74, `EX_IOERR`.
  package func write(_ bytes: Data) {
    let handle: FileHandle = self == .output ? .standardOutput : .standardError
    do {
      try handle.write(contentsOf: bytes)
    } catch {
      if self == .error || Self.isClosedPipe(error) { exit(EX_IOERR) }
      let reason = (error as NSError).localizedDescription
      Self.error.write("\(Program.name): standard output cannot be written: \(reason)\n")
      exit(EX_IOERR)
    }
  }

  private static func isClosedPipe(_ error: any Error) -> Bool {
    var error = error as NSError
    while let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = cause }
    return error.domain == NSPOSIXErrorDomain && error.code == Int(EPIPE)
  }
}
