import Testing

@testable import Employees

/// The syntax of RFC 8259, with the categories of common test suites.
struct JSONReaderTests {
  @Test func `every kind of value is read, and no integer is rounded`() throws {
    let object =
      " { \"b\" : [\tnull\n,\rtrue , false ] , \"a\" : -5 , \"c\" : 2.5e+3 , \"d\" : { } } "
    let members = [
      JSONMember(name: "b", value: .list([.null, .bool(true), .bool(false)])),
      JSONMember(name: "a", value: .integer(-5)),
      JSONMember(name: "c", value: .number("2.5e+3")),
      JSONMember(name: "d", value: .object([])),
    ]
    let escapes = #""\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00é\uD800\uDC00\uDBFF\uDFFF""#
    let text = "\"\\/\u{8}\u{C}\n\r\tAé😀é\u{10000}\u{10FFFF}"
    let integers = [Int.min, -1, 0, 1 << 53 + 1, Int.max]
    let numbers = ["1e400", "1E-400", "1.0", "-0.5", "9223372036854775808"]
    let cases =
      [(object, JSONValue.object(members)), (escapes, .text(text))]
      + integers.map { ("\($0)", .integer($0)) } + numbers.map { ($0, .number($0)) }
    for (text, expected) in cases { #expect(try value(text) == expected, "\(text)") }
  }

  @Test func `a syntax error has a line, a column and a reason`() {
    let cases: [(text: String, message: String)] = [
      ("", "line 1, column 1: expected a value, found the end of the file"),
      ("// note", "line 1, column 1: expected a value, found “/”"),
      ("[", "line 1, column 2: expected a value, found the end of the file"),
      ("[1 2]", "line 1, column 4: expected “,” or “]”, found “2”"),
      ("[1,]", "line 1, column 4: expected a value, found “]”"),
      ("[,1]", "line 1, column 2: expected a value, found “,”"),
      ("[}", "line 1, column 2: expected a value, found “}”"),
      ("[] []", "line 1, column 4: expected the end of the file, found “[”"),
      ("{1:2}", "line 1, column 2: expected a name in quotes, found “1”"),
      ("{\"a\":1,}", "line 1, column 8: expected a name in quotes, found “}”"),
      ("{\"a\" 1}", "line 1, column 6: expected “:”, found “1”"),
      ("{\"a\":1 \"b\":2}", "line 1, column 8: expected “,” or “}”, found “\"”"),
      ("[\n  \"a", "line 2, column 3: this text has no closing quote"),
      ("[\"é\n\"]", "line 1, column 4: a control character in text must be escaped"),
      ("[\"\u{1F}\"]", "line 1, column 3: a control character in text must be escaped"),
      (#"["\q"]"#, "line 1, column 3: no such escape in text"),
      (#"["\uDE00"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83Dx"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83D\u0041"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83DxuDE00"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83D\n"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83D\"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uDC00\uDC00"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uDE00\uDE00"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83D\uD83D"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83D\uDBFF"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\uD83D\uE000"]"#, "line 1, column 3: half a surrogate pair"),
      (#"["\u00g0"]"#, "line 1, column 7: expected four hexadecimal digits, found “g”"),
      ("[01]", "line 1, column 3: expected “,” or “]”, found “1”"),
      ("[1.]", "line 1, column 4: expected a digit, found “]”"),
      ("[-]", "line 1, column 3: expected a digit, found “]”"),
      ("[1e]", "line 1, column 4: expected a digit, found “]”"),
      ("[+1]", "line 1, column 2: expected a value, found “+”"),
      ("[.5]", "line 1, column 2: expected a value, found “.”"),
      ("[NaN]", "line 1, column 2: expected a value, found “N”"),
      ("[nul]", "line 1, column 2: expected a value, found “n”"),
      ("[True]", "line 1, column 2: expected a value, found “T”"),
      ("[😀]", "line 1, column 2: expected a value, found “😀”"),
      ("['a']", "line 1, column 2: expected a value, found “'”"),
      ("[\u{A0}1]", "line 1, column 2: expected a value, found “\u{A0}”"),
    ]
    for (text, message) in cases { #expect(error(in: text) == message) }
  }

  @Test func `100 nested levels are read, with any number of items, and more are an error`() {
    for (start, end, column) in [("[", "]", 101), (#"{"a":"#, "}", 501)] {
      let texts = [100, 101, 10_000].map { depth in
        String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
      }
      let message = "line 1, column \(column): nested in more than 100 levels"
      #expect(texts.map(error) == [nil, message, message])
    }
    for item in ["[]", "[1]", "{}", #"{"a":1}"#] {
      let items = Array(repeating: item, count: 101).joined(separator: ",")
      #expect(error(in: "[\(items)]") == nil)
    }
  }

  private func value(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    var reader = JSONReader(Array(text.utf8))
    return try reader.document()
  }

  private func error(in text: String) -> String? {
    do throws(JSONSyntaxError) {
      _ = try value(text)
      return nil
    } catch {
      return error.description
    }
  }
}
