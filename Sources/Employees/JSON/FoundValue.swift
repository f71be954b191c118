import Foundation

/// What a file has in the place of a list of records, so that a message can say how to repair it.
struct FoundValue: Decodable {
  private let kind: String

  /// Whether the value is one record, and whether it is a list of objects.
  private let isRecord: Bool
  private let isList: Bool

  /// The keys that lead to lists, such as `data.employees`.
  private let lists: [String]

  /// The number of objects inside each other that are searched for a list.
  private static let mostLevels = 3

  init(from decoder: any Decoder) throws {
    kind = decoder.kind
    if var list = try? decoder.unkeyedContainer() {
      (isRecord, lists) = (false, [])
      isList = list.isAtEnd || (try? list.nestedContainer(keyedBy: Key.self)) != nil
      return
    }
    isList = false
    guard decoder.codingPath.count < Self.mostLevels,
      let object = try? decoder.container(keyedBy: Key.self)
    else {
      (isRecord, lists) = (false, [])
      return
    }
    let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
    let fields = Set(keys.map { $0.stringValue.lowercased() })
    isRecord = EmployeeField.allCases.filter(\.isRequired).contains { fields.contains($0.rawValue) }
    var lists: [String] = []
    for key in keys where EmployeeField(rawValue: key.stringValue.lowercased()) == nil {
      guard let value = try? object.decode(FoundValue.self, forKey: key) else { continue }
      if value.isList { lists.append(key.stringValue) }
      lists += value.lists.map { "\(key.stringValue).\($0)" }
    }
    self.lists = lists
  }

  /// What was found, as it follows “found” in a sentence.
  var description: String {
    guard let first = lists.first else {
      return isRecord ? "one record; write [ before it and ] after it" : kind
    }
    let names = lists.prefix(5).map(RecordError.quoted).joined(separator: ", ")
    return lists.count == 1
      ? "an object with a list in \(RecordError.quoted(first)); leave only that list in the file"
      : "an object with lists in \(names); leave only one list in the file"
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

// MARK: -

/// Records one after the other, such as one on each line, without a list around them.
struct UnlistedRecords {
  /// What is wrong, as the end of a sentence.
  let problem: String

  /// Looks at the first record and at what follows it; `nil` if the text is something else.
  ///
  /// - Complexity: O(*n*) in the size of the first record.
  init?(_ text: Data) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: mark) ? text.dropFirst(mark.count) : text
    let record = text.drop(while: Self.isSpace)
    guard record.first == UInt8(ascii: "{"), let end = Self.end(ofObject: record),
      (try? JSONDecoder().decode(AnyObjectValue.self, from: Data(record[..<end]))) != nil
    else { return nil }
    let between = record[end...].prefix { Self.isSpace($0) || $0 == UInt8(ascii: ",") }
    guard record[between.endIndex...].first == UInt8(ascii: "{") else { return nil }
    let isOneEachLine =
      between.contains(UInt8(ascii: "\n")) && !record[..<end].contains(UInt8(ascii: "\n"))
    problem =
      (isOneEachLine ? ": one record on each line" : ": several records")
      + ", not a list; write [ before the first, a comma between two, and ] after the last"
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \n\r\t".utf8.contains(byte) }

  /// Returns the index after the object with which a text begins.
  private static func end(ofObject text: Data) -> Data.Index? {
    var depth = 0
    var isInText = false
    var isEscaped = false
    for index in text.indices {
      let byte = text[index]
      if isEscaped {
        isEscaped = false
      } else if isInText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth == 0 { return index + 1 }
        default: break
        }
      }
    }
    return nil
  }

  private struct AnyObjectValue: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decode([String: Ignored].self)
    }

    private struct Ignored: Decodable {}
  }
}
