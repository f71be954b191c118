import Catalogue
import Employees
import ListRendering
import TerminalDrawing
import TestSupport
import Testing

nonisolated extension Requirement {
  /// What a person sees of a loaded list.
  static let rendering: [Requirement] = [
    Requirement(
      "1.1", "Each employee is a section of rows",
      """
      The first row shows `▣`, `□` or the state of a portrait (group 11), the name, and the \
      specialization below. A row for each workplace follows, then `[Call]` and `[Write a letter]`.
      """
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace], height: 8)
      expect(
        person.frame,
        is: """
          ┌─ 1 employee ─────────────────────────────┐
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │   · Vassar College                       │
          │   · Remington Rand                       │
          │   [Call]                                 │
          │   [Write a letter]                       │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "1.2", "Employees appear in the order of the service",
      "The screen does not sort them, by name, id or specialization, not even two of the same name."
    ) { architecture in
      let person = await Person(
        at: architecture,
        employees: [
          .hypatia, Employee(id: 3, name: "Ada", specialization: "Zoology"),
          Employee(id: 2, name: "Ada", specialization: "Botany"),
        ], height: 8)
      expect(
        person.frame,
        is: """
          ┌─ 3 employees ────────────────────────────┐
          │ □ Hypatia                                │
          │   Mathematics                            │
          │ □ Ada                                    │
          │   Zoology                                │
          │ □ Ada                                    │
          │   Botany                                 │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "1.3", "An employee without a phone or an email has no row for it",
      "Without a phone there is no `[Call]`, without an email no `[Write a letter]`."
    ) { architecture in
      let alan = await Person(at: architecture, employees: [.alan], height: 6)
      expect(
        alan.frame,
        is: """
          ┌─ 1 employee ─────────────────────────────┐
          │ ▣ Alan Turing                            │
          │   Computability                          │
          │   · Bletchley Park                       │
          │   [Write a letter]                       │
          └──────────────────────────────────────────┘
          """)
      let rozsa = await Person(at: architecture, employees: [.rozsa], height: 6)
      expect(
        rozsa.frame,
        is: """
          ┌─ 1 employee ─────────────────────────────┐
          │ □ Rózsa Péter                            │
          │   Recursive functions                    │
          │   · Eötvös Loránd University             │
          │   [Call]                                 │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "1.4", "Every workplace has its own row", "Nine workplaces take nine rows."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.paul], height: 14)
      expect(
        person.frame,
        is: """
          ┌─ 1 employee ─────────────────────────────┐
          │ ▣ Paul Erdős                             │
          │   Combinatorics                          │
          │   · University 1                         │
          │   · University 2                         │
          │   · University 3                         │
          │   · University 4                         │
          │   · University 5                         │
          │   · University 6                         │
          │   · University 7                         │
          │   · University 8                         │
          │   · University 9                         │
          │   [Write a letter]                       │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "1.5", "Long or wide text stays inside the frame",
      """
      The text of an employee continues on the next line, for at most ten lines; the tenth ends with \
      `…` if there is more. A line ends at a space, or inside a word that is longer than the line. A \
      wide character takes two columns.
      """
    ) { architecture in
      let long = Employee(
        id: 1, name: "夏培肃夏培肃夏培肃", specialization: "A specialization beyond the edge",
        workplaces: ["A workplace that is beyond the edge"])
      let person = await Person(at: architecture, employees: [long], width: 20, height: 13)
      expect(
        person.frame,
        is: """
          ┌─ 1 employee ─────┐
          │ □ 夏培肃夏培肃夏 │
          │   培肃           │
          │   A              │
          │   specialization │
          │   beyond the     │
          │   edge           │
          │   · A workplace  │
          │     that is      │
          │     beyond the   │
          │     edge         │
          │                  │
          └──────────────────┘
          """)
      let endless = Employee(
        id: 1, name: String(repeating: "name ", count: 1000), specialization: "Algebra")
      let reader = await Person(at: architecture, employees: [endless], width: 20, height: 14)
      expect(
        reader.frame,
        is: """
          ┌─ 1 employee ─────┐
          │ □ name name name │
          │   name name name │
          │   name name name │
          │   name name name │
          │   name name name │
          │   name name name │
          │   name name name │
          │   name name name │
          │   name name name │
          │   name name nam… │
          │   Algebra        │
          │                  │
          └──────────────────┘
          """)
    },
    Requirement(
      "1.6", "The title shows the number of employees",
      """
      It is “Employees” before the first list arrives, then “No employees”, “1 employee” or \
      “24 employees”.
      """
    ) { architecture in
      let waiting = Person(at: architecture)
      #expect(waiting.lines[0].hasPrefix("┌─ Employees ─"))
      await waiting.service.fail(with: "asleep")
      #expect(waiting.lines[0].hasPrefix("┌─ Employees ─"))
      for (count, title) in [(0, "No employees"), (1, "1 employee"), (24, "24 employees")] {
        let employees = GeneratedEmployeeService.employees(count: count)
        let person = await Person(at: architecture, employees: employees)
        #expect(person.lines[0].hasPrefix("┌─ \(title) ─"))
      }
    },
    Requirement(
      "1.7", "Text of an employee never breaks a line or moves the cursor",
      "Every drawn line is exactly as wide as the window and contains no control character."
    ) { architecture in
      let employees = zip(1..., hostileTexts).map { id, text in
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
    },
    Requirement(
      "1.8", "Text of a message, a search or a profile never breaks a line or moves the cursor",
      "Such text meets the conditions of 1.7."
    ) { architecture in
      for text in hostileTexts {
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
        await person.service.refuseChange(with: text)
        expectIntact(person.lines, width: 30)
      }
    },
  ]

  /// Texts that could move a cursor, set a color, hide, change direction or overflow.
  private static let hostileTexts = [
    "\u{1B}[31mred\u{07}\u{1B}]0;title\u{07}",
    "tab\there, line\nthere, return\rhere, \u{85}\u{2028}\u{2029}",
    "e" + String(repeating: "\u{301}", count: 1000),
    String(repeating: "\u{301}", count: 1000) + "e",
    "👨‍👩‍👧‍👦 family, 🇫🇮 flag, 👍🏽 thumb, ❤️ heart",
    String(repeating: "a name that fills the screen ", count: 50),
    "محمد بن موسى الخوارزمي",
    "姚期智姚期智姚期智姚期智姚期智姚期智姚期智姚期智",
    "\u{202E}turned\u{2066} around\u{200F}",
    "\u{FEFF}\u{200B}\u{AD}nothing\u{2060}\u{E0041}",
    "",
    "   ",
  ]
}

// MARK: -

/// Expects lines to be as wide as the window and free of characters that control a terminal.
private func expectIntact(
  _ lines: [Substring], width: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  let broken = lines.filter { line in
    TerminalText.columns(of: String(line)) != width || line.utf8.count >= 40 * width
      || !line.unicodeScalars.allSatisfy(isHarmless)
  }
  #expect(broken == [], sourceLocation: sourceLocation)
}

/// Whether a terminal shows a scalar instead of obeying it.
private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: false
  case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
  default: true
  }
}
