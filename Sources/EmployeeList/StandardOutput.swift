import Foundation
import ListRendering

/// The standard output of the process.
struct StandardOutput: OutputSink {
  mutating func write(_ utf8: [UInt8]) {
    FileHandle.standardOutput.write(Data(utf8))
  }
}
