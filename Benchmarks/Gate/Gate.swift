import ListRendering

/// The gate before every figure: all that an operation shows must be what the oracle says.
///
/// Output goes through it piece by piece, and every byte is compared; nothing of it is kept.
struct Gate: OutputSink {
  private let expected: [UInt8]

  /// The number of bytes that came and were right.
  private var position = 0

  /// The first wrong line, as far as it has come.
  private var wrongLine: [UInt8]?

  /// Something that is wrong although all that is drawn is right.
  private var complaint: String?

  /// Opens a gate for one output.
  init(expected: [UInt8]) {
    self.expected = expected
  }

  mutating func write(_ utf8: [UInt8]) {
    guard wrongLine == nil else { return append(utf8[...]) }
    let end = min(expected.count, position + utf8.count)
    if end - position == utf8.count, expected[position..<end].elementsEqual(utf8) {
      position = end
      return
    }
    let right = zip(expected[position..<end], utf8).prefix { $0 == $1 }.count
    position += right
    wrongLine = Array(expected[startOfLine..<position])
    append(utf8[right...])
  }

  /// Refuses an output for something that cannot be seen in it.
  mutating func refuse(_ complaint: String) {
    self.complaint = self.complaint ?? complaint
  }

  /// What is wrong, and where; `nil` where everything was as it must be.
  var difference: String? {
    if let wrongLine {
      return "line \(lineNumber) is “\(Self.text(wrongLine))”, must be “\(expectedLine)”"
    }
    if position < expected.count {
      return "the output ends before line \(lineNumber), which must be “\(expectedLine)”"
    }
    return complaint
  }

  /// The number of the line that is not right, counted from 1.
  private var lineNumber: Int { expected[..<position].count { $0 == Self.newline } + 1 }

  private var startOfLine: Int {
    expected[..<position].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
  }

  private var expectedLine: String {
    Self.text(Array(expected[startOfLine...].prefix { $0 != Self.newline }))
  }

  private static let newline = UInt8(ascii: "\n")

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self)
  }

  /// Adds to the wrong line what belongs to it.
  private mutating func append(_ utf8: ArraySlice<UInt8>) {
    guard var line = wrongLine, line.last != Self.newline else { return }
    let end = utf8.firstIndex(of: Self.newline).map { $0 + 1 } ?? utf8.endIndex
    line += utf8[..<end]
    wrongLine = line
  }
}
