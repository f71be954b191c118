import Markup

/// The form of an architecture's page.
enum ArchitecturePage {
  /// The heading of the section that only an architecture with portraits has.
  static let portraits = "A portrait arrives late"

  /// The sections in their order, each with what its author writes there.
  static let sections: [(heading: String, task: String)] = [
    ("What you learn", "three goals, such as “- to report to a delegate”"),
    ("Read it in this order", "a numbered line for each file, and what is shared"),
    ("The parts", "what each part owns, who calls whom, and why"),
    ("One tap's journey", "who decides what a tap on Call asks for"),
    (portraits, "who holds the request; without portraits, remove the heading"),
    ("What can be tested without a screen", "the parts, and what such a test does not see"),
    ("When it pays, when it does not", "a paragraph for each"),
    ("Typical mistakes", "rows whose second column names a case of Fault"),
    ("Exercises", "a numbered question for each change of Benchmarks/Changes"),
  ]

  /// Returns the headings of a page.
  static func headings(portraits hasPortraits: Bool) -> [String] {
    sections.map(\.heading).filter { hasPortraits || $0 != portraits }
  }

  /// Returns a page with all headings and generated blocks, and a note for each thing to write.
  static func skeleton(of name: String) -> String {
    let parts = sections.map { heading, task in
      let note = "## \(heading)\n\n\(DocumentNote(task).markdown)\n"
      return switch heading {
      case "Read it in this order":
        "\(note)\n1. [`EmployeeListModule.swift`](../EmployeeListModule.swift): the assembly\n"
      case "The parts": "\(note)\n\(DocumentBlock(request: "picture \(name)").markdown)\n"
      case "One tap's journey":
        """
        \(note)
        \(DocumentBlock(request: "every-call \(name)").markdown)

        \(DocumentBlock(request: "trace \(name) call-tapped").markdown)

        """
      case "Typical mistakes":
        """
        \(note)
        | Mistake | Fault | On the screen | Fails, among others |
        | --- | --- | --- | --- |

        """
      default: note
      }
    }
    let abstract = DocumentNote("the architecture in a sentence; the README prints it").markdown
    return (["# ``\(name)``\n\n\(abstract)\n"] + parts).joined(separator: "\n")
  }
}
