import Catalogue
import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

@testable import Employees

/// Random files of employees.
@MainActor
struct EmployeeFileFuzzTests {
  @Test func `a random file is decoded as Foundation does, or its error is drawn safely`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "employee-files").run(
        EmployeeFile.random, fault: EmployeeFile.fault)
    }
    if result == nil { FuzzCases(name: "employee-files").recordCrash() }
  }
}

@MainActor
private enum EmployeeFile {
  static func random(from generator: inout FuzzGenerator) -> [UInt8] {
    let records = (0..<generator.number(below: 4)).map { _ in record(from: &generator) }
    var bytes = Array("[\(records.joined(separator: ", "))]".utf8)
    if generator.number(below: 3) > 0 { generator.mutate(&bytes, tokens: tokens) }
    return bytes
  }

  private static func record(from generator: inout FuzzGenerator) -> String {
    var members = [
      "\"id\": \(generator.one(of: ["1", "2", "3", "-4", "0", "9223372036854775807"]))",
      "\"name\": \(text(from: &generator))", "\"specialization\": \(text(from: &generator))",
    ]
    if generator.number(below: 2) == 0 {
      let places = (0..<generator.number(below: 3)).map { _ in text(from: &generator) }
      members.append("\"workplaces\": [\(places.joined(separator: ","))]")
    }
    for field in ["photo", "phone", "email"] where generator.number(below: 2) == 0 {
      let isNull = generator.number(below: 4) == 0
      members.append("\"\(field)\": \(isNull ? "null" : text(from: &generator))")
    }
    members.shuffle(using: &generator)
    return "{\(members.joined(separator: ", "))}"
  }

  private static func text(from generator: inout FuzzGenerator) -> String {
    var literal = ""
    for scalar in generator.text().unicodeScalars {
      let isEscaped = generator.number(below: 8) == 0
      if isEscaped || scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
        literal += String(scalar).utf16.map { String(format: "\\u%04X", $0) }.joined()
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return "\"\(literal)\""
  }

  private static let tokens = [
    "[", "]", "{", "}", ",", ":", "\"", "\\", "null", "true", "1", "-", "0.5", "1e400", "\\u",
    "\\ud800",
    "\\udc00", "\"id\":", "\"name\": \"x\",", "{}", "[[[[", "\u{FEFF}", "\n", "\u{0}", "\u{1B}[2J",
  ]

  // MARK: - Checking

  static func fault(of input: [UInt8], _ generator: inout FuzzGenerator) async throws -> String? {
    var decoder = EmployeeListDecoder(file: "people.json")
    var isList = true
    let answer = Result { () throws(EmployeeServiceError) in
      do throws(EmployeeServiceError) {
        try decoder.decode(Data(input))
      } catch {
        isList = false
        throw error
      }
      return try decoder.result()
    }
    if Set(decoder.employees.map(\.id)).count < decoder.employees.count { return "an id repeats" }
    if isList, (decoder.skipped == nil) != ((try? answer.get()) != nil) {
      return "skipping and failing disagree"
    }
    if case .success(let employees) = answer, let other = foundationsAnswer(input) {
      if employees != other { return "decoded \(employees), Foundation \(other)" }
    } else if case .success = answer {
      return "Foundation rejects this text"
    }
    if case .failure(let error) = answer, error.description.utf8.count > 10_000 {
      return "a message of \(error.description.utf8.count) bytes"
    }
    let service = StubService(answer: answer)
    let makeScreen = generator.one(of: Architecture.published).makeScreen
    let size = Size(width: 8 + generator.number(below: 60), height: 3 + generator.number(below: 20))
    let window = TextWindow(
      rootViewController: UINavigationController(
        rootViewController: makeScreen(service, ReportedContacts { _ in }, nil)), size: size)
    await settle()
    return DrawnFrame.fault(of: window)
  }

  /// Returns the employees that Foundation reads, or `nil` if it rejects the text.
  private static func foundationsAnswer(_ input: [UInt8]) -> [Employee]? {
    struct Record: Decodable {
      var id: Int
      var name, specialization: String
      var photo, phone, email: String?
      var workplaces: [String]?
    }
    guard let records = try? JSONDecoder().decode([Record].self, from: Data(input)) else {
      return nil
    }
    return records.map {
      Employee(
        id: $0.id, name: $0.name, specialization: $0.specialization, photo: $0.photo,
        workplaces: $0.workplaces ?? [], phone: $0.phone, email: $0.email)
    }
  }
}

/// A service that always gives the same answer.
struct StubService: EmployeeService {
  let answer: Result<[Employee], EmployeeServiceError>

  func employees() async throws(EmployeeServiceError) -> [Employee] { try answer.get() }
}
