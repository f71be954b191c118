package import Foundation

/// What a terminal shows, as far as the programs of this package use its control sequences.
package nonisolated struct TerminalScreen {
  /// The text of the normal screen.
  package private(set) var normalText = ""

  /// The numbers of the private modes that are set, such as 1049 for the alternate screen.
  package private(set) var modes = Self.initialModes

  /// The number of frames, which are synchronized updates.
  package private(set) var frameCount = 0

  /// The number of lines drawn on the alternate screen.
  package private(set) var drawnLineCount = 0

  /// The control sequences that are not expected.
  package private(set) var unknownSequences: [String] = []

  /// The modes before a program changes any: the cursor is shown, and long lines wrap.
  package static let initialModes: Set = [7, 25]

  private var alternateLines: [[UInt8]] = []
  private var line = 0
  private var sequence: [UInt8]?
  private var normalBytes: [UInt8] = []

  /// Creates an empty screen.
  package init() {}

  /// The text of the alternate screen, or the empty text while the normal screen is shown.
  package var frame: String {
    guard modes.contains(1049) else { return "" }
    return alternateLines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  /// The lines of the alternate screen.
  package var lines: [Substring] { frame.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Shows the next output of a program.
  package mutating func show(_ output: Data) {
    for byte in output {
      if var sequence {
        sequence.append(byte)
        let isComplete = sequence.count > 2 && 0x40..<0x7F ~= byte
        self.sequence = isComplete ? nil : sequence
        if isComplete { perform(String(decoding: sequence.dropFirst(), as: UTF8.self)) }
      } else if byte == 0x1B {
        sequence = [byte]
      } else if modes.contains(1049) {
        while alternateLines.count <= line { alternateLines.append([]) }
        alternateLines[line].append(byte)
      } else {
        normalBytes.append(byte)
      }
    }
    normalText = String(decoding: normalBytes, as: UTF8.self)
  }

  /// Performs a control sequence without its Escape.
  private mutating func perform(_ sequence: String) {
    if let match = sequence.wholeMatch(of: #/\[\?(\d+)([hl])/#), let mode = Int(match.1) {
      if match.2 == "h" { modes.insert(mode) } else { modes.remove(mode) }
      if mode == 1049 { alternateLines = [] }
      if mode == 2026, match.2 == "h" { frameCount += 1 }
    } else if let match = sequence.wholeMatch(of: #/\[(\d+);1H/#), let number = Int(match.1) {
      line = number - 1
    } else if sequence == "[2K" {
      drawnLineCount += 1
      if alternateLines.indices.contains(line) { alternateLines[line] = [] }
    } else if sequence == "[2J" {
      alternateLines = []
    } else if !sequence.contains(#/^\[[0-9;]*m$/#) {
      unknownSequences.append(sequence)
    }
  }
}
