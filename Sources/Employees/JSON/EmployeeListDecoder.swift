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
  ///   - progress: Receives the decoded share of the text from time to time, and 1 at its end.
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
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
    if text.allSatisfy(" \n\r\t".utf8.contains) {
      throw .notJSON(file: file, reason: "empty; a list without employees is []")
    }
    if let line = Self.firstLineThatIsNotUTF8(in: text) {
      throw .unreadable(file: file, reason: "line \(line) is not UTF-8 text")
    }
    var reader = JSONReader(text)
    var position = 0
    do {
      let other = try reader.list { record, share in
        position += 1
        add(record, at: position)
        if position.isMultiple(of: 10_000) { progress(share) }
      }
      if let other { throw EmployeeServiceError.notAList(file: file, found: other.kind) }
    } catch let error as EmployeeServiceError {
      throw error
    } catch {
      throw .notJSON(file: file, reason: "not JSON: \(error)")
    }
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

  private mutating func add(_ record: JSONValue, at position: Int) {
    do throws(RecordFault) {
      let employee = try Employee(record: record)
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
          position: position, name: record[.name]?.text, field: error.field,
          problem: error.problem))
    }
  }

  private static func firstLineThatIsNotUTF8(in text: [UInt8]) -> Int? {
    if String(validating: text, as: UTF8.self) != nil { return nil }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}
