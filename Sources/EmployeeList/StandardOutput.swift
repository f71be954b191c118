import Foundation
import ListRendering

/// The standard output of the process, written at once so that all that is said stays in order.
struct StandardOutput: OutputSink {
  mutating func write(_ utf8: [UInt8]) {
    Self.write(Data(utf8))
  }

  /// Writes words of the app itself.
  static func write(_ text: String) {
    write(Data(text.utf8))
  }

  /// Writes, or ends the program where nobody takes what it says.
  private static func write(_ data: Data) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      exit(EX_IOERR)
    }
  }
}
