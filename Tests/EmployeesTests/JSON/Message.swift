import Foundation

@testable import Employees

/// What a person reads when a text is decoded.
func message(_ text: String) -> String {
  message(Data(text.utf8))
}

/// What a person reads when data is decoded.
func message(_ data: Data) -> String {
  do {
    return "\(try EmployeeListDecoder(file: "people.json").employees(from: data).count) employees"
  } catch {
    return error.description
  }
}
