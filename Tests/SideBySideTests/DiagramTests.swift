import Foundation
import SourceAnalysis
import Testing

@testable import SideBySide

/// The pictures of the architectures.
struct DiagramTests {
  private static let layouts = Task {
    try DocumentFacts.ofThisPackage.get().pictures.map(\.layout)
  }

  @Test func `no box overlaps another, and every box is inside the picture`() async throws {
    for layout in try await Self.layouts.value {
      let frames = layout.boxes.map(\.frame)
      for (index, frame) in frames.enumerated() {
        let others = frames.dropFirst(index + 1)
        let isFree = others.allSatisfy {
          $0.maxX <= frame.x || frame.maxX <= $0.x || $0.maxY <= frame.y || frame.maxY <= $0.y
        }
        #expect(isFree, "\(layout.boxes[index].object.name)")
        #expect(frame.x > 0 && frame.maxX < DiagramLayout.width && frame.maxY < layout.height)
      }
    }
  }

  @Test func `every reference has a line between its boxes, and no line runs through a box`()
    async throws
  {
    let diagrams = try DocumentFacts.ofThisPackage.get().diagrams
    for (layout, diagram) in zip(try await Self.layouts.value, diagrams) {
      let pairs = Set(layout.links.map { "\($0.owner) \($0.target) \($0.isWeak)" })
      let references = diagram.references.map { "\($0.owner) \($0.target) \($0.isWeak)" }
      #expect(pairs == Set(references) && pairs.count == layout.links.count)
      for link in layout.links {
        let ends = [link.owner, link.target].compactMap { name in
          layout.boxes.first { $0.object.name == name }?.frame
        }
        let crossed = layout.boxes.filter { box in
          link.line.segments.contains { box.frame.contains($0) }
        }
        #expect(
          crossed.map(\.object.name) == [],
          "\(link.owner) → \(link.target) of \(diagram.name): move a box on its page")
        for (point, frame) in zip([link.line.points.first, link.line.points.last], ends) {
          let point = try #require(point)
          #expect(frame.x...frame.maxX ~= point.x && frame.y...frame.maxY ~= point.y)
        }
      }
    }
  }

  @Test func `a picture is the same in every run`() async throws {
    let diagram = try #require(DocumentFacts.ofThisPackage.get().diagrams.last)
    let again = DiagramLayout(diagram).links.map(\.line)
    #expect(try await Self.layouts.value.last?.links.map(\.line) == again)
  }

  @Test func `a long name is split before a word, and behind EmployeeList`() {
    let names = [
      "UIButton", "EmployeeList", "EmployeeListViewController", "UINavigationController",
      "ConfigurableCellFactory", "Incomprehensibilities",
    ].map { DiagramBox.parts(of: $0) }
    #expect(
      names.map { "\($0.prefix)|\($0.name)" } == [
        "|UIButton", "|EmployeeList", "EmployeeList|ViewController", "UINavigation|Controller",
        "Configurable|CellFactory", "|Incomprehensibilities",
      ])
  }

  @Test func `a line has round corners, and an arrowhead at each end`() {
    let points = [(0, 0), (0, 20), (0, 30), (40, 30), (40, 60)].map { Point(x: $0.0, y: $0.1) }
    let line = Line(points)
    #expect(line.points.count == 4 && line.cost == 100 + 60)
    #expect(line.path == "M0 0L0 25Q0 30 5 30L35 30Q40 30 40 35L40 60")
    #expect(line.head == "M40 60L44 53L36 53Z" && line.tail == "M0 0L-4 7L4 7Z")
  }

  @Test func `the files of pictures have all objects, and colours for light and dark pages`()
    async throws
  {
    let facts = try DocumentFacts.ofThisPackage.get()
    let texts = try DiagramFiles(facts).texts()
    #expect(texts.count == facts.sources.count + 1)
    for diagram in facts.diagrams {
      let text = try #require(
        texts["Sources/\(diagram.name)/\(diagram.name).docc/\(diagram.name).svg"])
      let missing = diagram.objects.filter { !text.contains("data-object=\"\($0.name)\"") }
      #expect(missing == [] && text.contains("prefers-color-scheme: dark"))
      #expect(texts[DiagramFiles.sheet]?.contains(">\(diagram.name)</text>") == true)
    }
  }
}
