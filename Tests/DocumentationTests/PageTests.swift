import Catalogue
import SourceAnalysis
import Testing

@testable import SideBySide

/// The pages of the architectures are alike, and what they draw is in the sources.
struct PageTests {
  private nonisolated static let headings = [
    "The idea", "The parts", "One tap's journey", "What can be tested without a screen",
    "What it costs", "When it pays, when it does not", "The article",
  ]

  @Test(arguments: Architecture.allCases)
  func `every page has the same headings in the same order`(architecture: Architecture) throws {
    let lines = try page(of: architecture).split(separator: "\n")
    #expect(lines.first == "# ``\(architecture)``")
    let headings = lines.filter { $0.hasPrefix("#") }.dropFirst()
    #expect(headings.map(String.init) == Self.headings.map { "## \($0)" })
  }

  @Test(arguments: Architecture.allCases)
  func `every page says the idea in three sentences`(architecture: Architecture) throws {
    let idea = try #require(page(of: architecture).split(separator: "\n## ").dropFirst().first)
    #expect(idea.matches(of: #/[.!?](?=\s|$)/#).count == 3, "\(idea)")
  }

  @Test(arguments: Architecture.allCases)
  func `every page has its generated blocks`(architecture: Architecture) throws {
    let blocks = try GeneratedDocument(page(of: architecture)).blocks.map(\.request)
    #expect(blocks == ["trace \(architecture) call-tapped", "cost \(architecture)"])
  }

  @Test(arguments: Architecture.allCases)
  func `every part and every arrow of the diagram is in the sources`(
    architecture: Architecture
  ) throws {
    let path = try PackageFolder.ofThisPackage().page(of: architecture.name)
    let blocks = try page(of: architecture).split(separator: "```mermaid\n")
    let diagram = Diagram(String(try #require(blocks.dropFirst().first).prefix { $0 != "`" }))
    #expect(diagram.otherLines == [], "\(path) draws what is no arrow")
    #expect(diagram.arrows.count >= 4)
    let declarations = try declarations(for: architecture)
    for node in diagram.nodes {
      #expect(declarations[node] != nil, "\(path) draws \(node), which is nowhere declared")
    }
    for arrow in diagram.arrows {
      let (source, target) = (arrow.source, arrow.target)
      let ways = declarations.ancestry(of: target)
      let properties = declarations.properties(of: source).filter { property in
        property.isBackReference == arrow.isDotted
          && !property.types.isDisjoint(with: arrow.role.map { [$0] } ?? ways)
      }
      let kind = arrow.isDotted ? "weakly" : "strongly"
      #expect(!properties.isEmpty, "\(path): \(source) does not hold \(target) \(kind)")
      if let role = arrow.role {
        #expect(ways.contains(role), "\(path): \(target) is no \(role)")
      }
    }
  }

  @Test(arguments: Architecture.allCases)
  func `every call of a tap's journey is in the sources`(architecture: Architecture) throws {
    let path = try PackageFolder.ofThisPackage().page(of: architecture.name)
    let calls = try TapJourney(page: page(of: architecture)).calls
    #expect(calls.first?.type == "Button" && calls.last?.type == "EmployeeActions", "\(path)")
    let files = try files(for: architecture)
    // The closure of the button is set in the module.
    var callers = files.filter { contains("button.action = {", in: $0) }
    try #require(callers.count == 1)
    for call in calls.dropFirst() {
      let name = "\(call.type).\(call.method)"
      #expect(
        callers.contains { contains("\(call.method)(", in: $0) }, "\(path): nobody calls \(name)")
      let file = try #require(
        files.first { ($0.types + $0.protocols).contains(call.type) },
        "\(path): there is no \(call.type)")
      if file.closureProperties.contains(call.method) {
        // The closure is set where the object is made.
        callers = files.filter { !$0.makes([call.type]).isEmpty }
      } else {
        callers = [file]
        #expect(contains("func \(call.method)(", in: file), "\(path): there is no \(name)")
      }
    }
  }

  private func contains(_ text: String, in file: SourceFile) -> Bool {
    file.lines.contains { $0.contains(text) }
  }

  /// The files of the module and of those it is built on.
  private func files(for architecture: Architecture) throws -> [SourceFile] {
    try [architecture.name, "Employees"].flatMap { try ArchitectureSource(named: $0).files }
  }

  private func page(of architecture: Architecture) throws -> String {
    let package = try PackageFolder.ofThisPackage()
    return try package.text(of: package.page(of: architecture.name))
  }

  /// What the module declares, and the modules that it is built on.
  private func declarations(for architecture: Architecture) throws -> ModuleDeclarations {
    let modules = [architecture.name, "EmployeeViews", "Employees", "ListRendering"]
    return ModuleDeclarations(
      try modules.flatMap { module in try ArchitectureSource(named: module).files })
  }
}
