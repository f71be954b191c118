import Foundation

/// Turns the text of a file into employees and the faults of its records.
struct EmployeeListDecoder {
  /// The name of the source in messages.
  let file: String

  private(set) var employees: [Employee] = []

  /// The faulty records, at most twenty of them.
  private(set) var faults: [RecordError] = []

  /// The number of all faulty records.
  private(set) var faultCount = 0

  private var positions: [Employee.ID: Int] = [:]
  private let progress: @Sendable (Double) -> Void

  /// Creates a decoder for a file.
  ///
  /// - Parameters:
  ///   - file: The name of the source in messages.
  ///   - progress: Receives the decoded share of the records from time to time, and 1 at its end.
  init(file: String, progress: @escaping @Sendable (Double) -> Void = { _ in }) {
    self.file = file
    self.progress = progress
  }

  /// Decodes UTF-8 text, with or without a byte order mark.
  ///
  /// - Throws: `EmployeeServiceError`, if the text is not a JSON list.
  /// - Complexity: O(*n*) in the size of the text.
  mutating func decode(_ data: Data) throws(EmployeeServiceError) {
    defer { progress(1) }
    if data.allSatisfy(" \n\r\t".utf8.contains) {
      throw .notJSON(file: file, reason: "empty; a list without employees is []")
    }
    if let line = Self.firstLineThatIsNotUTF8(in: data) {
      throw .unreadable(file: file, reason: "line \(line) is not UTF-8 text")
    }
    let list: RecordList
    do {
      list = try JSONDecoder().decode(RecordList.self, from: data, configuration: progress)
    } catch let other as NotAList {
      throw .notAList(file: file, found: other.kind)
    } catch {
      throw .notJSON(file: file, reason: "not JSON\(Self.syntaxError(in: data))")
    }
    for (index, record) in list.records.enumerated() { add(record, at: index + 1) }
  }

  /// Returns the employees if every record describes one.
  ///
  /// - Throws: `EmployeeServiceError.badRecords`.
  func result() throws(EmployeeServiceError) -> [Employee] {
    guard faultCount == 0 else {
      throw .badRecords(file: file, records: faults, count: faultCount)
    }
    return employees
  }

  /// The number of the faulty records and their errors, or `nil` if there are none.
  var skipped: String? {
    if faultCount == 0 { return nil }
    let records = faultCount == 1 ? "1 record" : "\(faultCount) records"
    return "\(file): \(records) skipped: \(faults.listed(of: faultCount))"
  }

  private mutating func add(_ record: EmployeeRecord, at position: Int) {
    do throws(RecordFault) {
      let employee = try record.employee.get()
      if let first = positions[employee.id] {
        throw RecordFault(
          field: EmployeeField.id.rawValue,
          problem: "\(employee.id) is already the id of record \(first)")
      }
      positions[employee.id] = position
      employees.append(employee)
    } catch {
      faultCount += 1
      guard faults.count < EmployeeServiceError.quotedRecordLimit else { return }
      faults.append(
        RecordError(
          position: position, name: record.name, field: error.field, problem: error.problem))
    }
  }

  private static func firstLineThatIsNotUTF8(in text: Data) -> Int? {
    if String(validating: text, as: UTF8.self) != nil { return nil }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }

  /// Returns what is wrong with a text and where, as the end of a sentence.
  ///
  /// On Linux, only the other parser of Foundation knows the position. It can need 400 times the memory
  /// of the text, so the position in a large text stays unknown.
  private static func syntaxError(in text: Data) -> String {
    guard text.count <= 4 << 20 else { return "" }
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
      return ""
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      let position = #/character (\d+)/#
      return ": " + reason.replacing(position) { Self.position(of: Int($0.1) ?? 0, in: text) }
    }
  }

  private static func position(of offset: Int, in text: Data) -> String {
    let lines = text.prefix(offset)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = String(decoding: lines.last ?? Data(), as: UTF8.self)
    return "line \(lines.count), column \(start.unicodeScalars.count + 1)"
  }
}

/// The records of a list.
private struct RecordList: DecodableWithConfiguration {
  private(set) var records: [EmployeeRecord] = []

  init(from decoder: any Decoder, configuration progress: (Double) -> Void) throws {
    guard var list = try? decoder.unkeyedContainer() else { throw NotAList(kind: decoder.kind) }
    while !list.isAtEnd {
      records.append(try list.decode(EmployeeRecord.self))
      if records.count.isMultiple(of: 10_000), let count = list.count {
        progress(Double(records.count) / Double(count))
      }
    }
  }
}

/// A document that is JSON, but not a list.
private struct NotAList: Error {
  let kind: String
}
