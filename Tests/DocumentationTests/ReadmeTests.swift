import Architectures
import Employees
import TestSupport
import Testing

/// What the README shows is what the commands print.
struct ReadmeTests {
  @Test func `the frame is the one that the app draws`() async throws {
    let document = try MarkdownDocument(Project.text(of: "README.md"))
    let block = try #require(document.codeBlocks.first { $0.contains("┌─") })
    let lines = block.split(separator: "\n")
    let architecture = try #require(Architecture.allCases.first { $0.name == "MVC" })
    #expect(lines[0] == "$ swift run EmployeeList MVC --height 18")
    let person = Person(at: architecture.makeScreen, width: 60, height: 18)
    await person.service.answer(with: try await JSONEmployeeService.bundled.employees())
    expect(lines.dropFirst().joined(separator: "\n"), is: String(person.frame.dropLast()))
  }

  @Test func `the figures name every architecture of the catalogue`() throws {
    let document = try MarkdownDocument(Project.text(of: "README.md"))
    let block = try #require(document.codeBlocks.first { $0.contains("ns per row") })
    for architecture in Architecture.allCases { #expect(block.contains(architecture.name)) }
  }

  @Test func `the map has a row for every architecture of the catalogue`() throws {
    let readme = try Project.text(of: "README.md")
    for architecture in Architecture.allCases {
      #expect(readme.contains("\n| `\(architecture)` |"))
    }
  }

  @Test func `the continuous integration runs the test command that stands here`() throws {
    let readme = try Project.text(of: "README.md").split(separator: "\n")
    #expect(readme.contains("swift test"))
    #expect(try Project.text(of: ".ci/run").contains("grep -m 1 -x 'swift test' README.md"))
  }
}
