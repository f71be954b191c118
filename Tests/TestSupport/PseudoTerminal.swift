import Foundation

/// A terminal without a window, whose other side a test reads and writes.
nonisolated final class PseudoTerminal: Sendable {
  /// The side of the program.
  let device: FileHandle

  private let controller: FileHandle

  /// Opens a terminal with some columns and 24 lines.
  init(columns: Int) throws {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = 24
    var controller: Int32 = -1
    var device: Int32 = -1
    guard openpty(&controller, &device, nil, nil, &size) == 0 else { throw POSIXError(.ENODEV) }
    self.device = FileHandle(fileDescriptor: device, closeOnDealloc: false)
    self.controller = FileHandle(fileDescriptor: controller, closeOnDealloc: true)
  }

  /// Types a text, as a person would on the keyboard.
  func type(_ text: String) {
    controller.write(Data(text.utf8))
  }

  /// Closes the side of the program, which ends `everythingShown()`.
  func hangUp() {
    try? device.close()
  }

  /// Returns everything that the terminal shows until it hangs up.
  func everythingShown() async -> Data {
    // A thread of its own: reading blocks, and would keep a thread from other tests.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [controller] in
        var shown = Data()
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while true {
          // Not `FileHandle.read`, which loses what it has read when the terminal hangs up.
          let count = read(controller.fileDescriptor, &chunk, chunk.count)
          guard count > 0 else { return continuation.resume(returning: shown) }
          shown += chunk[..<count]
        }
      }
    }
  }
}
