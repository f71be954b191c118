import Foundation
import Markup
import SourceAnalysis
import Testing
import Traces

@testable import DocumentGeneration

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of the architectures.
struct ArchitecturePictureTests {
  private let source = ArchitectureSource(
    name: "Example",
    files: [
      SourceFile(
        path: "Screen.swift",
        text: """
          final class Screen {
            // MARK: - Taps

            func tapped() {
              model.load()
            }
          }
          """),
      SourceFile(
        path: "EmployeeListModel.swift",
        text: """
          final class Model {
            weak var screen: Screen?
          }

          // MARK: - Loading

          struct Answer {
            // a comment
            let list: [Int]
          }
          """),
      SourceFile(path: "EmployeeListModule.swift", text: "enum EmployeeListModule {}\n"),
    ])

  private let plan = Plan(
    view: [Box("Screen", "Screen")],
    data: [Box("Model", "EmployeeListModel", below: 2), Box("Answers", "Answer")],
    arrows: [Arrow("Screen", .has, "Model"), Arrow("Model", .tells, "Screen")])

  @Test
  func `a line of code is a stroke in the box of its type or file, and concerns have an order`() {
    let picture = ArchitecturePicture(source, plan)
    let boxes = picture.parts.map { part in
      let lines = part.concerns.map { "\($0.concern?.rawValue ?? "other") \($0.count)" }
      return "\(part.box.name) \(part.rectangle.rows): \(lines.joined(separator: ", "))"
    }
    #expect(
      boxes == [
        "Screen 32.0...41.5: Taps 3, other 2", "Model 34.0...40.5: other 3",
        "Answers 73.5...80.0: Loading 3", "Assembly 113.0...116.5: Assembly 1",
      ])
    #expect(picture.height == 117.5)
    #expect(picture.faults == [])
    #expect(picture.parts[0].y(ofLine: 5, in: "Screen.swift") == 35.25)
    // Beside a higher picture the assembly stands at the bottom, too.
    #expect(ArchitecturePicture(source, plan, height: 200).parts.last?.rows.upperBound == 199)
  }

  @Test func `a stroke has the indentation and the length of its line`() {
    let part = ArchitecturePicture(source, plan).parts[0]
    #expect(
      part.drawing.markup == """
        <g class="role"><title>Screen: 5 lines of code</title>\
        <text class="name" x="30" y="28">Screen</text>\
        <rect class="box" x="30" y="32" width="64" height="9.5" rx="2"/>\
        <g class="k5"><rect class="tint" x="30.5" y="33" width="63" height="4.5"/>\
        <path class="code" d="M33.4 33.8h11m-9.6 1.5h8m-9.4 1.5h1"/></g>\
        <g class="k0"><path class="code" d="M32 38.3h14m-14 1.5h1"/></g></g>
        """)
  }

  @Test func `arrows of a pair are apart, one in a lane is vertical, and another one has a bend`() {
    let boxes = [
      "A": Box("A", "Screen"), "B": Box("B", "EmployeeListModel"),
      "C": Box("C", "Answer", below: 99),
    ]
    func points(_ arrows: [Arrow], _ plan: ([Arrow]) -> Plan) -> [[Corner]] {
      ArchitecturePicture(source, plan(arrows)).arrows.map(\.points)
    }
    let beside = points([Arrow("A", .has, "B"), Arrow("B", .tells, "A")]) {
      Plan(view: [boxes["A"]!], between: [boxes["B"]!], data: [boxes["C"]!], arrows: $0)
    }
    #expect(
      beside == [
        [Corner(94, 33.625), Corner(128, 33.625)], [Corner(128, 36.875), Corner(94, 36.875)],
      ])
    let below = points([Arrow("A", .has, "B"), Arrow("B", .tells, "A")]) {
      Plan(view: [boxes["A"]!, boxes["B"]!], data: [boxes["C"]!], arrows: $0)
    }
    #expect(
      below == [[Corner(71, 41.5), Corner(71, 59.5)], [Corner(84, 59.5), Corner(84, 41.5)]])
    let bent = points([Arrow("A", .tells, "C")]) {
      Plan(view: [boxes["A"]!], between: [boxes["C"]!], data: [boxes["B"]!], arrows: $0)
    }
    #expect(bent == [[Corner(94, 36.75), Corner(160, 36.75), Corner(160, 115)]])
  }

  @Test func `a box in the way, a crossing and a box over another are named`() {
    let a = Box("A", "Screen")
    let hidden = Plan(
      view: [a], between: [Box("B", "EmployeeListModel")], data: [Box("C", "Answer")],
      arrows: [Arrow("A", .has, "C")])
    #expect(ArchitecturePicture(source, hidden).faults == ["the arrow A → C meets B"])
    let crossing = Plan(
      view: [a, Box("C", "Answer")], between: [Box("B", "EmployeeListModel", below: 60)],
      arrows: [Arrow("A", .tells, "B"), Arrow("C", .tells, "B"), Arrow("B", .has, "A")])
    #expect(ArchitecturePicture(source, crossing).faults != [])
    let long = Plan(
      view: [Box("A very long name of a box", "Screen")], between: [Box("B", "EmployeeListModel")],
      data: [Box("C", "Answer")])
    #expect(ArchitecturePicture(source, long).faults == ["A very long name of a box and B overlap"])
  }

  @Test func `a draft has a box for each file, in one lane`() {
    let plan = Plan(of: source)
    #expect(plan.lanes.map { $0.map(\.name) } == [[], ["Model", "Screen"], ["Assembly"]])
    #expect(ArchitecturePicture(source, plan).faults == [])
    let handler = SourceFile(path: "EmployeeListEffectHandler.swift", text: "let a = 1\n")
    let draft = Plan(of: ArchitectureSource(name: "Draft", files: [handler]))
    #expect(draft.lanes[1].map(\.name) == ["Effect handler"])
  }

  @Test func `a picture does not depend on how a line is broken`() {
    func calls(_ text: String) -> [Int?] {
      let module = ModuleDeclarations([SourceFile(path: "A.swift", text: text)])
      let message = TraceMessage(from: "A", to: "Screen", "rowsIn × 2, count")
      let other = TraceMessage(from: "A", to: "Screen", "show(title: 1)")
      return [other.calls[0], message.calls[0]].map { module.site(of: $0, in: "Screen")?.line }
    }
    let long =
      "class Screen: Base, Showing {\n  func show(title: Int) {}\n"
      + "  func table(_ table: Table, rowsIn section: Int) -> Int { 1 }\n}\n"
    let broken =
      "class Screen:\n  Base, Showing\n{\n  func show(\n    title: Int\n  ) {}\n"
      + "  func table(\n    _ table: Table,\n    rowsIn section: Int\n  ) -> Int { 1 }\n}\n"
    #expect(calls(long) == [2, 3])
    #expect(calls(broken) == [4, 7])
  }

  @Test func `the files have all boxes and arrows, and colours for light and dark pages`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let texts = try PictureFiles(facts: facts).texts()
    let sheet = try #require(texts[PictureFiles.sheet])
    try #require(!facts.sources.isEmpty)
    for (source, picture) in zip(facts.sources, ArchitecturePicture.all(of: facts.sources)) {
      let text = try #require(texts[PictureFiles.path(of: source.name)])
      let names = text.matches(of: #/"name" x="\d+" y="[\d.]+"[^>]*>([^<]+)</#).map { String($0.1) }
      #expect(names == picture.parts.map(\.box.name))
      let arrows = text.components(separatedBy: "<g class=\"link").count - 1
      #expect(arrows == picture.arrows.count + 3)
      #expect(arrows == picture.plan.arrows.count + 3)
      #expect(text.contains("prefers-color-scheme: dark"))
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(source.name)")
      #expect(sheet.contains(">\(source.name)</text>"))
    }
  }

  @Test func `the moving picture has every call, and shows its end where nothing moves`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let picture = try #require(MovingPicture(facts))
    let text = try picture.text()
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(["<script", "href", "url(", "@import"].filter { text.contains($0) } == [])
    #expect(text.contains("prefers-reduced-motion: no-preference"))
    var counts: [String] = []
    var changeCount = 0
    for name in ["MassiveController", "MVC", "VIPER"] {
      let trace = try #require(facts.traces?.trace(of: .deleteRefused, in: name))
      counts.append("\(trace.messages.count)")
      changeCount += trace.messages.indices.count {
        trace.frame(after: $0) != trace.frame(after: $0 + 1)
      }
      #expect(picture.summary.contains("\(trace.messages.count) calls in \(name)"))
      #expect(text.contains(">\(try #require(trace.messages.first).text)</text>"))
    }
    let stops = text.components(separatedBy: "class=\"stop shown\"").count - 1
    #expect(stops == counts.compactMap(Int.init).reduce(0, +))
    #expect(text.components(separatedBy: "class=\"cell sign\"").count - 1 == changeCount)
    // What is hidden at the end says so for programs that know no animation.
    let shown = text.matches(of: #/"count shown" x="232" y="26" style="[^"]*">(\d+)</#).map {
      String($0.1)
    }
    #expect(shown == counts)
    let screens = text.matches(of: #/<g class="shown" style/#).count
    #expect(screens == counts.count)
    #expect(text.contains(">Could not delete Grace Hopper: service</text>"))
  }
}
