import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing

extension RenderingTests {
  /// Text that moves a cursor, sets a colour, rings, hides, turns or overflows where it is let.
  private static let texts = [
    "\u{1B}[31mred\u{07}\u{1B}]0;title\u{07}",
    "tab\there, line\nthere, return\rhere, \u{85}\u{2028}\u{2029}",
    "e" + String(repeating: "\u{301}", count: 10_000),
    String(repeating: "\u{301}", count: 10_000) + "e",
    "👨‍👩‍👧‍👦 family, 🇫🇮 flag, 👍🏽 thumb, ❤️ heart",
    String(repeating: "a name of one megabyte ", count: 45_000),
    "محمد بن موسى الخوارزمي",
    "姚期智姚期智姚期智姚期智姚期智姚期智姚期智姚期智",
    "\u{202E}turned\u{2066} around\u{200F}",
    "\u{FEFF}\u{200B}\u{AD}nothing\u{2060}\u{E0041}",
    "",
    "   ",
  ]

  /// Those of the texts that are short enough to be wrapped into many lines.
  private static let shortTexts = texts.filter { $0.utf8.count < 100_000 }

  @Test(arguments: Architecture.allCases)
  func `1.7 No text of an employee breaks a line or moves the cursor`(
    architecture: Architecture
  ) async {
    let employees = zip(1..., Self.texts).map { id, text in
      Employee(
        id: id, name: text, specialization: text, photo: text, workplaces: [text, text],
        phone: text, email: text)
    }
    for width in [8, 9, 20, 44, 119] {
      let person = await Person(at: architecture, employees: employees, width: width, height: 30)
      expectIntact(person.lines, width: width)
      for _ in 0..<4 {
        person.scroll(by: 20)
        expectIntact(person.lines, width: width)
      }
    }
  }

  @Test(arguments: Architecture.allCases)
  func `1.8 Nor does any text of a message, a search or a profile`(
    architecture: Architecture
  ) async {
    for text in Self.shortTexts {
      let person = Person(at: architecture, width: 30, height: 20)
      await person.service.fail(with: text)
      expectIntact(person.lines, width: 30)
      person.search(text)
      expectIntact(person.lines, width: 30)
      person.pullToRefresh()
      await person.service.answer(with: [
        Employee(
          id: 1, name: "Name \(text)", specialization: text, photo: text, workplaces: [text],
          phone: text, email: text)
      ])
      person.search("")
      person.select("Name")
      expectIntact(person.lines, width: 30)
      person.back()
      person.delete("Name")
      await person.service.refuseDeletion(with: text)
      expectIntact(person.lines, width: 30)
    }
  }

  private func expectIntact(
    _ lines: [Substring], width: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in lines {
      #expect(
        TerminalText.columns(of: String(line)) == width, "\(line)", sourceLocation: sourceLocation)
      #expect(
        line.unicodeScalars.allSatisfy(isHarmless), "\(line)", sourceLocation: sourceLocation)
      #expect(line.utf8.count < 40 * width, sourceLocation: sourceLocation)
    }
  }

  /// Tells whether a terminal shows a scalar, and does not obey it.
  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
    default: true
    }
  }
}
