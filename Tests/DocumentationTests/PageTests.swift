import Catalogue
import SourceAnalysis
import Testing

@testable import SideBySide

/// The pages of the architectures have one form, and their diagrams and journeys are true.
struct PageTests {
  private static let headings = [
    "The idea", "The parts", "One tap's journey", "What can be tested without a screen",
    "What it costs", "When it pays, when it does not", "The article",
  ]

  /// Purpose: pages can be compared section by section.
  @Test(arguments: Architecture.allCases)
  func `every page has the same headings and generated blocks`(architecture: Architecture) throws {
    let page = try page(of: architecture)
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map(String.init)
    #expect(headings == ["# ``\(architecture)``"] + Self.headings.map { "## \($0)" })
    let blocks = try DocumentBlock.all(in: page).map(\.request)
    #expect(blocks == ["trace \(architecture) call-tapped", "cost \(architecture)"])
  }

  /// Purpose: the diagram shows the properties of the types, strong or weak, and their protocols.
  @Test(arguments: Architecture.allCases)
  func `every arrow of the diagram is a stored property`(architecture: Architecture) throws {
    let diagram = try #require(page(of: architecture).firstMatch(of: #/flowchart TD\n([^`]+)```/#))
      .1
    let modules = [architecture.name, "EmployeeViews", "Employees", "ListRendering"]
    let declarations = ModuleDeclarations(
      try modules.flatMap { module in try ArchitectureSource(named: module).files })
    let arrows = diagram.split(separator: "\n")
    #expect(arrows.count >= 4)
    for arrow in arrows {
      let pattern = #/  (\w+) (-->|-\.->)(?:\|(\w+)\|)? (\w+)/#
      let parts = try #require(arrow.wholeMatch(of: pattern), "\(arrow) is not an arrow")
      let (source, target, role) = (String(parts.1), String(parts.4), parts.3.map(String.init))
      #expect(declarations[source] != nil && declarations[target] != nil, "\(arrow)")
      let types = declarations.ancestry(of: target)
      let isStored = declarations.properties(of: source).contains { property in
        property.isBackReference == (parts.2 == "-.->")
          && !property.types.isDisjoint(with: role.map { [$0] } ?? types)
      }
      #expect(isStored && role.map(types.contains) ?? true, "\(arrow) is not in the sources")
    }
  }

  /// Purpose: the number of calls from tap to action is that of the code.
  @Test(arguments: Architecture.allCases)
  func `every call of the journey is in the sources`(architecture: Architecture) throws {
    let calls = try TapJourney(page: page(of: architecture)).calls
    #expect(calls.first?.type == "Button" && calls.last?.type == "EmployeeActions")
    let files = try [architecture.name, "Employees"].flatMap { module in
      try ArchitectureSource(named: module).files
    }
    // The module sets the closure of the button.
    var callers = files.filter { contains("button.action = {", in: $0) }
    for call in calls.dropFirst() {
      let name = "\(call.type).\(call.method)"
      #expect(callers.contains { contains("\(call.method)(", in: $0) }, "nothing calls \(name)")
      let file = try #require(
        files.first { ($0.types + $0.protocols).contains(call.type) }, "\(name)")
      if contains("func \(call.method)(", in: file) {
        callers = [file]
      } else {
        // A closure is set where its owner is created.
        #expect(contains("let \(call.method): ", in: file), "\(name) does not exist")
        callers = files.filter { $0.instantiatedTypes.contains(call.type) }
      }
    }
  }

  private func contains(_ text: String, in file: SourceFile) -> Bool {
    file.lines.contains { $0.contains(text) }
  }

  private func page(of architecture: Architecture) throws -> String {
    let package = try PackageFolder.ofThisPackage()
    return try package.text(of: package.page(of: architecture.name))
  }
}
