import Foundation

/// Turns the text of a file into employees and the faults of its records.
struct EmployeeListDecoder {
  /// The name of the source in messages.
  let file: String

  private(set) var employees: [Employee] = []

  /// The faults of the records.
  private(set) var report: RecordSummary

  /// The record that had an id first, and whether it became an employee.
  private var firstRecords: [Employee.ID: (position: Int, isEmployee: Bool)] = [:]
  private let progress: @Sendable (Double) -> Void

  /// Creates a decoder for a file.
  ///
  /// - Parameters:
  ///   - file: The name of the source in messages.
  ///   - progress: Receives the decoded share of the records from time to time, and 1 at its end.
  init(file: String, progress: @escaping @Sendable (Double) -> Void = { _ in }) {
    self.file = file
    report = RecordSummary(file: file)
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
      throw .notAList(file: file, found: other.found)
    } catch {
      let problem = UnlistedRecords(data)?.problem ?? Self.syntaxError(in: data)
      throw .notJSON(file: file, reason: "not JSON\(problem)")
    }
    for (index, record) in list.records.enumerated() { add(record, at: index + 1) }
  }

  /// Returns the employees if every record describes one.
  ///
  /// - Throws: `EmployeeServiceError.badRecords`.
  func result() throws(EmployeeServiceError) -> [Employee] {
    guard report.faultyCount == 0 else { throw .badRecords(report) }
    return employees
  }

  /// The number of records that are left out and their most frequent fault, or `nil` if none is
  /// faulty.
  var skipped: String? {
    report.faultyCount == 0 ? nil : report.skipped(report.recordCount - employees.count)
  }

  /// Adds a record whose id no employee has, and notes every fault.
  ///
  /// An id is also repeated if the record that had it first is no employee: otherwise, the fault
  /// would only be found after that record is repaired.
  private mutating func add(_ record: EmployeeRecord, at position: Int) {
    var faults: [RecordProblem] = []
    if case .failure(let error) = record.employee { faults = error.list }
    let first = record.id.flatMap { firstRecords[$0] }
    if let id = record.id, let first { faults.append(.repeatedID(id, first: first.position)) }
    report.add(faults, of: record.name)
    let employee = first?.isEmployee == true ? nil : try? record.employee.get()
    if let employee { employees.append(employee) }
    guard let id = record.id, first == nil || employee != nil else { return }
    firstRecords[id] = (first?.position ?? position, employee != nil)
  }

  private static func firstLineThatIsNotUTF8(in text: Data) -> Int? {
    if String(validating: text, as: UTF8.self) != nil { return nil }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }

  /// Returns what is wrong with a text and where, as the end of a sentence.
  ///
  /// On Linux, only the other parser of Foundation knows the position. It can need 400 times the
  /// memory of the text, so the position in a large text stays unknown.
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
    guard var list = try? decoder.unkeyedContainer() else {
      throw NotAList(found: (try? FoundValue(from: decoder).description) ?? decoder.kind)
    }
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
  /// What it is, as it follows “found” in a sentence.
  let found: String
}
