import Architectures
import SourceCode
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
    let texts = try texts(for: architecture)
    // The closure of the button stands where its module sets it.
    var caller = try #require(texts.values.first { $0.contains("button.action = {") })
    for call in calls.dropFirst() {
      let name = "\(call.type).\(call.method)"
      #expect(caller.contains("\(call.method)("), "\(path): nobody calls \(name)")
      caller = try #require(texts[call.type], "\(path): there is no file of \(call.type)")
      #expect(caller.contains("func \(call.method)("), "\(path): there is no \(name)")
    }
  }

  /// The texts of the module's files and of those it is built on, by the name of their type.
  private func texts(for architecture: Architecture) throws -> [String: String] {
    let folders = ["Sources/\(architecture)/", "Sources/Employees/"]
    let paths = Project.swiftFiles.filter { path in folders.contains { path.hasPrefix($0) } }
    return try Dictionary(
      paths.map { path in
        let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        return (String(name), try Project.text(of: path))
      },
      uniquingKeysWith: { first, _ in first })
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
