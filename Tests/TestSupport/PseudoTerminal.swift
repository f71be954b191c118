package import Foundation

/// A terminal without a window, whose other side a test reads and writes.
package nonisolated final class PseudoTerminal: Sendable {
  /// The side of the program.
  let device: FileHandle

  /// The path of that side, such as `/dev/pts/3`.
  package let path: String

  private let controller: FileHandle

  /// Opens a terminal with some columns and lines.
  package init(columns: Int, lines: Int = 24) throws {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(lines)
    var controller: Int32 = -1
    var device: Int32 = -1
    var path = [UInt8](repeating: 0, count: 256)
    let isOpen = path.withUnsafeMutableBytes { path in
      guard let name = path.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
      // Not `ttyname`, whose result another test may overwrite.
      return openpty(&controller, &device, nil, nil, &size) == 0
        && ttyname_r(device, name, path.count) == 0
    }
    guard isOpen else { throw POSIXError(.ENODEV) }
    // A program of another test would keep the terminal open.
    for file in [controller, device] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    self.path = String(decoding: path.prefix { $0 != 0 }, as: UTF8.self)
    self.device = FileHandle(fileDescriptor: device, closeOnDealloc: false)
    self.controller = FileHandle(fileDescriptor: controller, closeOnDealloc: true)
  }

  /// Types a text, as a person would on the keyboard.
  package func type(_ text: String) {
    controller.write(Data(text.utf8))
  }

  /// Closes the side of the program, which ends `everythingShown()`.
  package func hangUp() {
    try? device.close()
  }

  /// Closes the side of the person, as closing the window does.
  func closeWindow() {
    try? controller.close()
  }

  /// Changes the size of the window.
  func resize(columns: Int, lines: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(lines)
    _ = ioctl(controller.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }

  /// The flags and special characters of the terminal, to compare them.
  package var settings: [String] {
    var settings = termios()
    guard tcgetattr(device.fileDescriptor, &settings) == 0 else { return [] }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    return flags.map { String($0, radix: 2) } + ["\(settings.c_cc)"]
  }

  /// Returns everything that the terminal shows until it hangs up.
  package func everythingShown() async -> Data {
    var shown = Data()
    while let chunk = await shownNext() { shown += chunk }
    return shown
  }

  /// Returns what the terminal shows next, or `nil` if it has hung up or shows nothing in time.
  ///
  /// - Parameter seconds: The time to wait, `nil` for ever.
  func shownNext(within seconds: Double? = nil) async -> Data? {
    // A thread of its own: reading blocks, and would keep a thread from other tests.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [controller] in
        var file = pollfd(fd: controller.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let timeout = seconds.map { Int32(max(0, $0) * 1_000) } ?? -1
        guard poll(&file, 1, timeout) > 0 else { return continuation.resume(returning: nil) }
        var chunk = [UInt8](repeating: 0, count: 4_096)
        // Not `FileHandle.read`, which loses what it has read when the terminal hangs up.
        let count = read(controller.fileDescriptor, &chunk, chunk.count)
        continuation.resume(returning: count > 0 ? Data(chunk[..<count]) : nil)
      }
    }
  }
}
