import Foundation
import ListRendering

/// The standard output of the process, written at once so that all that is said stays in order.
struct StandardOutput: OutputSink {
  mutating func write(_ utf8: [UInt8]) {
    FileHandle.standardOutput.write(Data(utf8))
  }

  /// Writes words of the app itself.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
