import Catalogue
import Employees
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

  @Test func `no text of an employee, an error or a search can control or hide anything`() async {
    for (number, scalar) in Self.scalars.enumerated() {
      let text = Self.text(scalar)
      let architecture = Architecture.published[number % Architecture.published.count]
      let person = Person(at: architecture.makeScreen)
      func expectVisible(_ drawn: String, _ what: String) {
        Self.expectVisible(drawn, "\(architecture), \(what) with \(scalar.value)")
      }
      await person.service.fail(with: text)
      expectVisible(person.frame, "an error")

      person.tap(ButtonTitle.retry.text)
      let employee = Employee(
        id: 1, name: text, specialization: text, photo: text, workplaces: [text, text],
        phone: text, email: text)
      await person.service.answer(with: [employee])
      expectVisible(person.list, "an employee")
      person.tap(line: 1)
      expectVisible(person.frame, "a profile")
      person.back()

      person.delete(line: 2)
      await person.service.refuseChange(with: text)
      #expect(person.service.deletions == [1])
      expectVisible(person.frame, "a refusal")

      person.search("no\(text)")
      expectVisible(person.frame, "a search")
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
