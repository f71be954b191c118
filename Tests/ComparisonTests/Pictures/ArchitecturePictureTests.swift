import Foundation
import PackageFiles
import Testing

@testable import Comparison

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of the architectures.
struct ArchitecturePictureTests {
  /// A file with twelve lines of code.
  private static let long = String(repeating: "let a = 1\n", count: 12)

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
      SourceFile(path: "EmployeeListModel.swift", text: Self.long),
      SourceFile(path: "Store.swift", text: Self.long),
      SourceFile(path: "Reducer.swift", text: Self.long),
      SourceFile(
        path: "Answer.swift",
        text: """
          // MARK: - Loading

          struct Answer {
            // a comment
            let list: [Int]
          }
          """),
      SourceFile(path: "EmployeeListModule.swift", text: "enum EmployeeListModule {}\n"),
    ])

  /// A box for each file, by name.
  private var boxes: [String: Box] {
    Dictionary(Box.all(of: source).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func picture(_ lanes: [[String]], _ arrows: [Arrow] = []) -> ArchitecturePicture {
    let lanes = lanes.map { $0.compactMap { boxes[$0] } }
    return ArchitecturePicture(source, Plan(lanes: lanes, arrows: arrows))
  }

  @Test func `a line of code is a stroke in the box of its file, and concerns have an order`() {
    let plan = Plan(
      lanes: [["Screen"], [], ["Model", "Answer", "Assembly"]].map { $0.compactMap { boxes[$0] } })
    let picture = ArchitecturePicture(source, plan)
    let drawn = picture.parts.map { part in
      let lines = part.concerns.map { "\($0.concern?.rawValue ?? "other") \($0.count)" }
      return "\(part.box.name) \(part.rectangle.rows): \(lines.joined(separator: ", "))"
    }
    #expect(
      drawn == [
        "Screen 32.0...41.5: Taps 3, other 2", "Model 32.0...52.0: other 12",
        "Answer 85.0...91.5: Loading 3", "Assembly 124.5...128.0: Assembly 1",
      ])
    #expect(picture.height == 129)
    #expect(picture.parts[0].y(ofLine: 5, in: "Screen.swift") == 35.25)
    // Beside a higher picture the assembly stands at the bottom, too.
    #expect(ArchitecturePicture(source, plan, height: 200).parts.last?.rows.upperBound == 199)
  }

  @Test func `a stroke has the indentation and the length of its line`() {
    let part = picture([["Screen"]]).parts[0]
    #expect(
      part.drawing.markup == """
        <g class="role"><title>Screen.swift: 5 lines of code</title>\
        <text class="name" x="30" y="28">Screen</text>\
        <rect class="box" x="30" y="32" width="64" height="9.5" rx="2"/>\
        <g class="k5"><rect class="tint" x="30.5" y="33" width="63" height="4.5"/>\
        <path class="code" d="M33.4 33.8h11m-9.6 1.5h8m-9.4 1.5h1"/></g>\
        <g class="k0"><path class="code" d="M32 38.3h14m-14 1.5h1"/></g></g>
        """)
  }

  @Test func `arrows of a pair are apart, and one in a lane is vertical`() {
    let pair = [Arrow("Store", .calls, "Model"), Arrow("Model", .tells, "Store")]
    let beside = picture([["Store"], ["Model"]], pair)
    #expect(beside.faults == [])
    #expect(beside.arrows.map { $0.points[0].x } == [94, 128])
    #expect(beside.arrows.allSatisfy { $0.points.count == 2 && $0.segments[0].isHorizontal })
    let below = picture([["Store", "Model"]], pair)
    #expect(
      below.arrows.map(\.points) == [
        [Corner(71, 52), Corner(71, 70)], [Corner(84, 70), Corner(84, 52)],
      ])
    #expect(below.faults == [])
  }

  @Test func `an arrow goes around what is in its way`() {
    let across = picture(
      [["Store"], ["Model"], ["Reducer"]],
      [Arrow("Store", .calls, "Reducer"), Arrow("Reducer", .tells, "Store")])
    #expect(across.arrows.map(\.points.count) == [6, 6])
    #expect(across.faults == [])
    #expect(across.arrows.flatMap(\.points).allSatisfy { $0.y < across.height - 3 })
    for lanes in [[["Screen", "Model", "Answer"]], [[], ["Screen", "Model", "Answer"]]] {
      let past = picture(lanes, [Arrow("Screen", .calls, "Answer")])
      #expect(past.arrows.map(\.points.count) == [4])
      #expect(past.faults == [])
    }
  }

  @Test func `a box in the way, two arrows in one line, and colliding names are named`() {
    let parts = picture([["Screen"], ["Model"], ["Answer"]]).parts
    func faults(_ lines: [[Corner]], _ parts: [Part]) -> [String] {
      let arrow = Arrow("Screen", .calls, "Answer")
      return ArchitecturePicture.faults(of: parts, lines.map { Route(arrow: arrow, points: $0) })
    }
    let line = [Corner(94, 36), Corner(226, 36)]
    #expect(faults([line], parts) == ["the arrow Screen → Answer meets Model"])
    #expect(faults([[Corner(94, 25), Corner(224, 25)]], parts).count == 1)
    let detour = [Corner(94, 36), Corner(110, 36), Corner(110, 60), Corner(226, 60)]
    #expect(faults([detour], parts) == [])
    #expect(faults([detour, detour.map { Corner($0.x, $0.y + 2) }], parts).count == 1)
    var near = parts[1]
    near.rectangle.x = 100
    #expect(faults([], [parts[0], near]) == [])
    near.rectangle.x = 72
    #expect(faults([], [parts[0], near]) == ["Screen and Model overlap"])
  }

  @Test func `a name breaks before the next lane, and where an arrow passes, at its box`() {
    let box = Box("Status section model", [])
    #expect(Part(box, lane: 0, strokes: []).nameLines == ["Status section", "model"])
    #expect(
      Part(box, lane: 0, isNarrow: true, strokes: []).nameLines == ["Status", "section", "model"])
    let name = Part(Box("View controller", []), lane: 1, y: 50, strokes: [])
    #expect(name.nameLines == ["View controller"])
    #expect(name.nameplate.rows == 36...48)
    let long = Part(Box("Averyverylongwordindeed", []), lane: 1, strokes: [])
    #expect(long.nameplate.width == 94)
    var lanes = [["Screen", "Model", "Answer"]].map { $0.compactMap { boxes[$0] } }
    lanes[0][1] = Box("Model of everything", source.files.filter { lanes[0][1].files == [$0.path] })
    let plan = Plan(lanes: lanes, arrows: [Arrow("Screen", .calls, "Answer")])
    let picture = ArchitecturePicture(source, plan)
    #expect(picture.parts[1].nameLines == ["Model of", "everything"])
    #expect(picture.faults == [])
  }

  @Test func `the files have all boxes and arrows, and colours for light and dark pages`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    let texts = try PictureFiles(facts: facts).texts()
    let sheet = try #require(texts[PictureFiles.sheet])
    try #require(!facts.sources.isEmpty)
    for (source, picture) in zip(
      facts.sources, ArchitecturePicture.all(of: facts.sources, facts.record))
    {
      let text = try #require(texts[PictureFiles.path(of: source.name)])
      let names = text.matches(of: #/"name" x="\d+" y="[\d.]+"[^>]*>([^<]+)</#).map { String($0.1) }
      #expect(names == picture.parts.flatMap(\.nameLines))
      let arrows = text.components(separatedBy: "<g class=\"link").count - 1
      #expect(arrows == picture.arrows.count + 3)
      #expect(arrows == picture.plan.arrows.count + 3)
      #expect(text.contains("prefers-color-scheme: dark"))
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(source.name)")
      #expect(sheet.contains(">\(source.name)</text>"))
    }
  }

  @Test func `the moving picture names as many parts as fit`() {
    let names = ["View controller", "Presenter"]
    #expect(MovingPicture.list(names) == "View controller, Presenter")
    let many = names + ["Employee section model", "Status section model", "Interactor"]
    #expect(MovingPicture.list(many) == "View controller, Presenter and 3 more")
    #expect(MovingPicture.list([]) == "")
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
    for name in picture.names {
      let trace = try #require(facts.record?.trace(of: .deleteRefused, in: name))
      counts.append("\(trace.calls.count)")
      changeCount += trace.calls.indices.count {
        trace.frame(after: $0) != trace.frame(after: $0 + 1)
      }
      #expect(picture.summary.contains("\(trace.calls.count) calls in \(name)"))
    }
    #expect(counts.count == 3)
    let cells = text.matches(of: #/"M([\d.]+) (?:54h([\d.]+)v13|56h10v12)/#).compactMap { cell in
      Double(cell.1).map { $0 + (cell.2.flatMap { Double($0) } ?? 10) }
    }
    #expect(cells.count == counts.compactMap(Int.init).reduce(0, +) + changeCount)
    #expect(cells.allSatisfy { $0 <= ArchitecturePicture.width }, "a strip leaves its column")
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
