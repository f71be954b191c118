import Catalogue
import Foundation
import Markup
import SourceAnalysis
import TestSupport
import Testing

@testable import DocumentGeneration
@testable import NewArchitecture

/// The pages of the architectures have one form, and their journeys are true.
struct ArchitecturePageTests {
  /// Purpose: pages can be compared section by section.
  @Test func `every page has the same headings and generated blocks`() throws {
    for architecture in try Project.completeArchitectures().map(\.name) {
      let page = try page(of: architecture)
      let chapters = Architecture(named: architecture)?.chapters ?? []
      let portraits = chapters.contains(.portraits)
      let expected = ArchitecturePage.headings(portraits: portraits).map { "## \($0)" }
      let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map(String.init)
      #expect(headings.contains("## The workplaces") == chapters.contains(.workplaces))
      let shared = headings.filter { $0 != "## The workplaces" }
      #expect(shared == ["# ``\(architecture)``"] + expected)
      let blocks = try DocumentBlock.all(in: page).map(\.request)
      let names = ["picture", "every-call", "trace"]
      #expect(blocks.map { $0.prefix { $0 != " " } } == names.map { $0[...] }, "\(architecture)")
    }
  }

  /// Purpose: the number of calls from tap to action is that of the code.
  @Test func `every call of the journey is in the sources`() throws {
    let shared = try ["Employees", "EmployeeViews"].flatMap { name in
      try ArchitectureSource(named: name).files
    }
    for source in try Project.completeArchitectures() {
      let calls = try #require(ArchitectureDescription.all[source.name], "\(source.name)").journey
        .calls
      let files = source.files + shared
      for call in calls.dropFirst() {
        let name = "\(call.type).\(call.method)"
        #expect(files.contains { isUsed(call.method, in: $0) }, "nothing calls \(name)")
        let declaration = try Regex("(class|struct|enum|protocol) \(call.type)\\b")
        let member = try Regex("(func|let|var) \(call.method)\\b")
        let isDeclared = files.contains { file in
          file.lines.contains { $0.contains(declaration) }
            && file.lines.contains { $0.contains(member) }
        }
        #expect(isDeclared, "\(name) does not exist")
      }
    }
  }

  /// Purpose: a course can start from every page.
  @Test func `every page has three goals, and each change as an exercise`() throws {
    let changes = try PackageFolder.ofThisPackage().files(in: "Benchmarks/Changes")
      .filter { $0.hasSuffix(".patch") }
    let names = changes.map { $0.split { "/.".contains($0) }.dropLast().last ?? "" }
    #expect(names.sorted() == ChangePatch.names.map { $0[...] }.sorted())
    let solutions = try Project.text(of: "Benchmarks/Changes/README.md")
    #expect(changes.filter { !solutions.contains("`\($0)`") } == [], "patches without a page")
    for architecture in try Project.completeArchitectures().map(\.name) {
      let goals = try lines(below: "What you learn", of: architecture).filter { $0.hasPrefix("- ") }
      let exercises = try lines(below: "Exercises", of: architecture)
        .filter { $0.first?.isNumber == true }
      #expect(goals.count == 3, "\(architecture)")
      #expect(exercises.count == changes.count, "\(architecture)")
    }
  }

  /// Purpose: the parity suite finds each mistake that a page warns of.
  @Test func `every typical mistake is an injected fault that fails the named requirements`() throws
  {
    for architecture in try Project.completeArchitectures().map(\.name) {
      let mistakes = try lines(below: "Typical mistakes", of: architecture)
        .map { $0.split(separator: "|") }.filter { $0.count == 4 }.dropFirst(2)
      #expect(!mistakes.isEmpty, "\(architecture)")
      for mistake in mistakes {
        let name = mistake[1].trimmingPrefix(" `").prefix { $0 != "`" }
        let fault = try #require(Fault.allCases.first { "\($0)" == name }, "\(name)")
        let numbers = fault.brokenRequirements
        let named = mistake[3].matches(of: #/\d+\.\d+/#).map { String($0.0) }
        #expect(!named.isEmpty, "\(fault) of \(architecture)")
        #expect(named.allSatisfy { numbers.contains($0) }, "\(fault) of \(architecture)")
      }
    }
  }

  /// The lines of a page below a heading.
  private func lines(below heading: String, of architecture: String) throws -> [Substring] {
    let sections = try page(of: architecture).components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("\(heading)\n") })
    return section.split(separator: "\n")
  }

  /// Whether a file calls a method or closure, or passes the closure on.
  private func isUsed(_ name: String, in file: SourceFile) -> Bool {
    file.lines.contains { $0.contains("\(name)(") || $0.hasSuffix(".\(name)") }
  }

  private func page(of architecture: String) throws -> String {
    try Project.text(of: PackageFolder.ofThisPackage().page(of: architecture))
  }
}
