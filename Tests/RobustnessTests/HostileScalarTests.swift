import Catalogue
import Employees
import ListRendering
import TestSupport
import Testing

/// Scalars that a terminal could interpret or hide, in every text that a screen shows.
@MainActor
struct HostileScalarTests {
  private static let scalars = Repetition.sample(of: all, every: 8)

  private static let all = [
    0x00...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
    0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0x3164...0x3164,
    0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0xE007F, 0xE0100...0xE01EF,
  ].flatMap { range in range.compactMap { Unicode.Scalar($0 as UInt32) } }

  @Test func `no field of an employee can control or hide anything in a frame`() async {
    let employees = Self.scalars.enumerated().map { id, scalar in
      let text = Self.text(scalar)
      return Employee(
        id: id, name: text, specialization: text, photo: text, workplaces: [text, text],
        phone: text, email: text)
    }
    for architecture in Architecture.published {
      let person = Person(at: architecture.makeScreen)
      await person.service.answer(with: employees)
      Self.expectVisible(person.list, "\(architecture)")
      for employee in employees.prefix(Repetition.isExhaustive ? 200 : 40) {
        // The profile shows the phone and the email, too.
        person.tap(line: 1)
        Self.expectVisible(person.frame, "\(architecture), employee \(employee.id)")
        person.back()
        person.scroll(by: 6)
      }
    }
  }

  @Test func `no message, title or search can control or hide anything in a frame`() async {
    for (number, scalar) in Self.scalars.enumerated() {
      let text = Self.text(scalar)
      let architecture = Architecture.published[number % Architecture.published.count]
      let person = Person(at: architecture.makeScreen)
      await person.service.fail(with: text)
      Self.expectVisible(person.frame, "\(architecture), error with \(scalar.value)")

      person.tap(EmployeeListText.retry)
      await person.service.answer(with: [Employee(id: 1, name: text, specialization: "")])
      person.delete(line: 2)
      await person.service.refuseDeletion(with: text)
      #expect(person.service.deletions == [1])
      Self.expectVisible(person.frame, "\(architecture), refusal with \(scalar.value)")

      person.search("no\(text)")
      Self.expectVisible(person.frame, "\(architecture), search for \(scalar.value)")
    }
  }

  /// A text in which the scalar changes nothing, so that it must be shown or left out.
  private static func text(_ scalar: Unicode.Scalar) -> String { "a\(Character(scalar))b" }

  private static func expectVisible(_ drawn: String, _ comment: Comment) {
    let isVisible = drawn.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || !DrawnFrame.isHarmful(scalar)
          && (scalar.isASCII || !scalar.properties.isDefaultIgnorableCodePoint)
    }
    #expect(isVisible, comment)
  }
}
