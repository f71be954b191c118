import Foundation

/// An open file, and the errors of the system calls on it.
struct FileDescriptor {
  let number: Int32

  /// Opens a file; `mode` has the permissions of a new one.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = try SystemError.check(open(path, flags | O_CLOEXEC, mode))
  }

  /// Takes a number that is already open, such as that of standard output.
  init(_ number: Int32) {
    self.number = number
  }

  /// The kind of file, such as `S_IFREG`.
  var kind: mode_t {
    get throws(SystemError) {
      var status = stat()
      try SystemError.check(fstat(number, &status))
      return status.kind
    }
  }

  /// Writes all bytes at once.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Closes the file, which may report that something was not written.
  func close() throws(SystemError) {
    try SystemError.check(Foundation.close(number))
  }
}

extension stat {
  /// The kind of file, such as `S_IFREG`.
  var kind: mode_t { st_mode & S_IFMT }
}

// MARK: -

/// The error of a system call.
struct SystemError: Error, CustomStringConvertible {
  /// The number, such as `ENOENT`.
  let code: Int32

  /// The error of the last call that failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Returns the result of a call, or throws its error if the result is negative.
  @discardableResult
  static func check(_ result: Int32) throws(SystemError) -> Int32 {
    if result < 0 { throw .last }
    return result
  }

  var description: String { String(cString: strerror(code)) }
}
