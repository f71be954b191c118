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
  @concurrent func everythingShown() async -> Data {
    var shown = Data()
    while let chunk = try? controller.read(upToCount: 4_096), !chunk.isEmpty { shown += chunk }
    return shown
  }
}
