import Foundation
import Testing

@testable import Employees

/// Decoding of JSON values.
struct JSONValueTests {
  @Test func `every kind of value is decoded`() throws {
    let text = #" { "b" : [ null , true , false ] , "a" : -0.5e+3 , "c" : 2.5 , "d" : { } } "#
    #expect(
      try value(text)
        == .object([
          "b": .list([.null, .bool(true), .bool(false)]), "a": .integer(-500), "c": .number(2.5),
          "d": .object([:]),
        ]))
  }

  @Test func `escapes are decoded to their characters`() throws {
    #expect(
      try value(#""\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00é""#)
        == .text("\"\\/\u{8}\u{C}\n\r\tAé😀é"))
  }

  @Test(arguments: [Int.min, -1, 0, 1 << 53 + 1, Int.max])
  func `no integer is rounded`(integer: Int) throws {
    #expect(try value("\(integer)") == .integer(integer))
  }

  @Test func `lists and objects inside the list of a field are decoded as empty`() throws {
    #expect(
      try value(#"[{"phone": [{"a": 1}, [2], 3]}]"#)
        == .list([.object(["phone": .list([.object([:]), .list([]), .integer(3)])])]))
  }

  @Test(arguments: [#""\q""#, #"["\uDE00"]"#, "01", "[-]", "[[[[1e400"])
  func `invalid JSON throws a decoding error`(text: String) {
    #expect(throws: DecodingError.self) { try value(text) }
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}
