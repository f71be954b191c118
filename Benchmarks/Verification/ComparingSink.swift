import ListRendering

/// A sink that compares every byte of an output with the expected output and stores none of it.
@MainActor
struct ComparingSink: OutputSink {
  private let expected: [UInt8]

  /// Whether the sink discards its input without comparing it.
  private var isDiscarding = false

  /// The number of correct bytes so far.
  private var position = 0

  /// The first wrong line, as far as it was written.
  private var wrongLine: [UInt8]?

  /// An error that the drawn output does not show.
  private var complaint: String?

  init(expected: [UInt8]) { self.expected = expected }

  /// A sink that discards its input, for a timed run.
  static var discarding: ComparingSink {
    var sink = ComparingSink(expected: [])
    sink.isDiscarding = true
    return sink
  }

  mutating func write(_ utf8: [UInt8]) {
    if isDiscarding { return }
    guard wrongLine == nil else { return append(utf8[...]) }
    let end = min(expected.count, position + utf8.count)
    if end - position == utf8.count, expected[position..<end].elementsEqual(utf8) {
      position = end
      return
    }
    let correct = zip(expected[position..<end], utf8).prefix { $0 == $1 }.count
    position += correct
    wrongLine = Array(expected[startOfLine..<position])
    append(utf8[correct...])
  }

  mutating func write(line: String) { write(Array("\(line)\n".utf8)) }

  /// Rejects an output for an error that it does not show.
  mutating func refuse(_ complaint: String) {
    self.complaint = self.complaint ?? complaint
  }

  /// The first difference from the expected output; `nil` if there is none.
  var difference: String? {
    if wrongLine == nil, position == expected.count { return complaint }
    let number = expected[..<position].count { $0 == Self.newline } + 1
    let line = Self.text(Array(expected[startOfLine...].prefix { $0 != Self.newline }))
    if let wrongLine { return "line \(number) is “\(Self.text(wrongLine))”, must be “\(line)”" }
    return "the output ends before line \(number), which must be “\(line)”"
  }

  private var startOfLine: Int {
    expected[..<position].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
  }

  private static let newline = UInt8(ascii: "\n")

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self)
  }

  /// Extends the wrong line up to its end.
  private mutating func append(_ utf8: ArraySlice<UInt8>) {
    guard var line = wrongLine, line.last != Self.newline else { return }
    let end = utf8.firstIndex(of: Self.newline).map { $0 + 1 } ?? utf8.endIndex
    line += utf8[..<end]
    wrongLine = line
  }
}
