import Foundation

/// The way from bytes to employees, or to a message that says which record is wrong, and how.
///
/// Foundation decodes. What it says about a wrong record differs between platforms, so that a text
/// it refuses is decoded a second time, as `JSONValue`, to find the record. Why a text is no JSON at
/// all is told in the words of Foundation.
struct EmployeeListDecoder {
  /// The name of the source in messages.
  let file: String

  /// Decodes a list from UTF-8 text, with or without a byte order mark.
  ///
  /// - Throws: `EmployeeServiceError`, about the first thing that is wrong.
  /// - Complexity: O(*n*) in the size of the data.
  func employees(from data: Data) throws(EmployeeServiceError) -> [Employee] {
    let text = try text(of: data)
    let employees: [Employee]
    do {
      employees = try JSONDecoder().decode([EmployeeRecord].self, from: text).map(\.employee)
    } catch {
      throw diagnosis(of: text)
    }
    try checkIDs(of: employees)
    return employees
  }

  /// Removes the byte order mark, and makes sure that what remains is text.
  private func text(of data: Data) throws(EmployeeServiceError) -> Data {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: mark) ? Data(data.dropFirst(mark.count)) : data
    if text.allSatisfy(" \n\r\t".utf8.contains) {
      throw .notJSON(file: file, reason: "empty; a list without employees is []")
    }
    // JSONDecoder takes UTF-16 for text too, and looks at the inside of a string only when asked.
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: { String(validating: $0, as: UTF8.self) == nil }) {
      throw .unreadable(file: file, reason: "line \(index + 1) is not UTF-8 text")
    }
    return text
  }

  /// Makes sure that no two employees share an id.
  private func checkIDs(of employees: [Employee]) throws(EmployeeServiceError) {
    var positions: [Employee.ID: Int] = [:]
    positions.reserveCapacity(employees.count)
    for (position, employee) in zip(1..., employees) {
      if let first = positions.updateValue(position, forKey: employee.id) {
        throw .badRecord(
          file: file, position: position, name: employee.name,
          field: EmployeeField.id.rawValue,
          problem: "\(employee.id) is the id of record \(first) already")
      }
    }
  }

  /// Finds the first thing that is wrong with a text that does not decode.
  private func diagnosis(of text: Data) -> EmployeeServiceError {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: text) else {
      return .notJSON(file: file, reason: Self.objection(to: text))
    }
    guard case .list(let records) = value else {
      return .notAList(file: file, found: value.kind)
    }
    for (position, record) in zip(1..., records) {
      guard let fault = RecordFault(in: record) else { continue }
      return .badRecord(
        file: file, position: position, name: record[.name]?.text, field: fault.field,
        problem: fault.problem)
    }
    return .notJSON(file: file, reason: "it cannot be decoded")
  }

  /// Asks Foundation why a text is no JSON, and makes one line of the answer.
  private static func objection(to text: Data) -> String {
    let answer: String
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: [.fragmentsAllowed])
      answer = "a value that cannot be read"
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      answer = reason ?? "the reason is not known"
    }
    var line = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if line.last == "." { line.removeLast() }
    // An answer can quote the text, and a number there can have any number of digits.
    let cut = String(line.unicodeScalars.prefix(120))
    return "not JSON: \(cut == line ? line : cut + "…")"
  }
}
