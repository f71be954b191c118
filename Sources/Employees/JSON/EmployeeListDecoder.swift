import Foundation

/// Decodes a list of employees, or names the first wrong record and field.
///
/// Foundation's message about a wrong record differs between platforms. Therefore a text that does
/// not decode is decoded again, as `JSONValue`, to find the record. If the text is not JSON at all,
/// the message is from Foundation.
struct EmployeeListDecoder {
  /// The name of the source in messages.
  let file: String

  /// Decodes a list from UTF-8 text, with or without a byte order mark.
  ///
  /// - Throws: `EmployeeServiceError`, with the first error.
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

  /// Removes the byte order mark, and checks that the rest is text and not blank.
  private func text(of data: Data) throws(EmployeeServiceError) -> Data {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: mark) ? Data(data.dropFirst(mark.count)) : data
    if text.allSatisfy(" \n\r\t".utf8.contains) {
      throw .notJSON(file: file, reason: "empty; a list without employees is []")
    }
    // `JSONDecoder` also accepts UTF-16, and checks a string only when it decodes it.
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let index = lines.firstIndex(where: { String(validating: $0, as: UTF8.self) == nil }) {
      throw .unreadable(file: file, reason: "line \(index + 1) is not UTF-8 text")
    }
    return text
  }

  /// Checks that no two employees share an id.
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

  /// Returns the first error in a text that does not decode.
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

  /// Returns Foundation's reason why a text is not JSON, in one line.
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
    // The reason can quote a number from the text, with any number of digits.
    let cut = String(line.unicodeScalars.prefix(120))
    return "not JSON: \(cut == line ? line : cut + "…")"
  }
}
