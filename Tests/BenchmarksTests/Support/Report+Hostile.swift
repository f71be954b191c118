import Foundation
import TestSupport

@testable import Benchmarks

/// Reports for tests, as a stranger could write them.
extension Report {
  /// A report whose texts are all the same.
  static func filled(with text: String) throws -> Report {
    let document = try JSONSerialization.jsonObject(with: Data(full.json.utf8))
    let data = try JSONSerialization.data(withJSONObject: replacingTexts(in: document, by: text))
    var report = try Report(json: data)
    report.control = Control(isNoisy: true, excluded: [text])
    return report
  }

  private static func replacingTexts(in value: Any, by text: String) -> Any {
    switch value {
    case let object as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: object.map { key, value in
          (key, key == "category" ? value : replacingTexts(in: value, by: text))
        })
    case let list as [Any]: list.map { replacingTexts(in: $0, by: text) }
    case is String: text
    default: value
    }
  }

  /// The scalars that a terminal, a browser or a reader could mistake for something else.
  ///
  /// An exhaustive run has all of them. Another run has the ends and the middle of each range, and
  /// those that do most harm: line breaks, the openings of control sequences, joiners, directions.
  static let hostileScalars: [Unicode.Scalar] = {
    if Repetition.isExhaustive { return hostileRanges.joined().compactMap(Unicode.Scalar.init) }
    let sample = hostileRanges.flatMap { range in
      [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound]
    }
    return Set(sample + [0x09, 0x0A, 0x0D, 0x1B, 0x85, 0x9B, 0x9D, 0x200D, 0x2029, 0x202A, 0xFE0E])
      .sorted().compactMap(Unicode.Scalar.init)
  }()

  private static let hostileRanges: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200F,
    0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
    0xFFFE...0xFFFF, 0xE0001...0xE0001, 0xE0020...0xE007F, 0xE0100...0xE01EF,
  ]
}
