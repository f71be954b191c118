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
  @Test func `every page has the same headings and generated blocks`() throws {
    for architecture in Architecture.names {
      let page = try page(of: architecture)
      let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map(String.init)
      #expect(headings == ["# ``\(architecture)``"] + Self.headings.map { "## \($0)" })
      let blocks = try DocumentBlock.all(in: page).map(\.request)
      #expect(blocks == ["trace \(architecture) call-tapped", "cost \(architecture)"])
    }
  }

  /// Purpose: the diagram shows the properties of the types, strong or weak, and their protocols.
  @Test func `every arrow of the diagram is a stored property`() throws {
    let foundations = ModuleDeclarations(
      try ["EmployeeViews", "Employees", "ListRendering"].flatMap { module in
        try ArchitectureSource(named: module).files
      })
    let pattern = #/  (\w+) (-->|-\.->)(?:\|(\w+)\|)? (\w+)/#
    for source in try Project.architectures.get() {
      var declarations = foundations
      declarations.add(source.files)
      let diagram = try page(of: source.name).firstMatch(of: #/flowchart TD\n([^`]+)```/#)
      let arrows = diagram?.1.split(separator: "\n") ?? []
      let wrong = arrows.filter { arrow in
        guard let parts = arrow.wholeMatch(of: pattern) else { return true }
        let (owner, target, role) = (String(parts.1), String(parts.4), parts.3.map(String.init))
        let types = declarations.ancestry(of: target)
        let isStored = declarations.properties(of: owner).contains { property in
          property.isBackReference == (parts.2 == "-.->")
            && !property.types.isDisjoint(with: role.map { [$0] } ?? types)
        }
        // A host cell stores the view of its parameter.
        let isHosted = source.files.contains { file in
          contains("class \(parts.1): HostCell<\(target)>", in: file)
        }
        return declarations[target] == nil || !(isStored || isHosted)
          || !(role.map(types.contains) ?? true)
      }
      #expect(arrows.count >= 4 && wrong == [], "\(source.name): \(wrong) are not in the sources")
    }
  }

  /// Purpose: the number of calls from tap to action is that of the code.
  @Test func `every call of the journey is in the sources`() throws {
    let foundation = try ArchitectureSource(named: "Employees").files
    for source in try Project.architectures.get() {
      let calls = TapJourney(page: try page(of: source.name)).calls
      #expect(calls.first?.type == "UIButton" && calls.last?.type == "EmployeeActions")
      let files = source.files + foundation
      // The module adds the action of the button.
      var callers = files.filter { contains("for: .touchUpInside", in: $0) }
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
  }

  private func contains(_ text: String, in file: SourceFile) -> Bool {
    file.lines.contains { $0.contains(text) }
  }

  private func page(of architecture: String) throws -> String {
    try Project.text(of: PackageFolder.ofThisPackage().page(of: architecture))
  }
}
