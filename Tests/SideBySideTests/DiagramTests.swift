import Foundation
import SourceAnalysis
import Testing

@testable import SideBySide

/// The pictures of the architectures.
struct DiagramTests {
  private let diagram = ObjectDiagram(
    page: """
      <!-- objects:
      UIButton
      Screen Service
      references:
      UIButton weak Screen
      Service owns Screen
      -->
      """,
    source: ArchitectureSource(
      name: "Example",
      files: [
        SourceFile(
          path: "Screen.swift",
          text: """
            final class Screen {
              let service: Service
              let second: Service
              let other: Screen
            }
            """)
      ]),
    foundations: ModuleDeclarations([
      SourceFile(path: "UIButton.swift", text: "class UIButton: UIView {}")
    ]))

  @Test func `an arc on the right owns, one on the left is weak, and boxes are below one another`()
  {
    let drawing = DiagramDrawing(diagram)
    #expect(
      drawing.element.markup == """
        <svg class="diagram" viewBox="0 0 446 194" data-architecture="Example" aria-hidden="true">
        <text class="side" x="116" y="27">View side</text>
        <rect class="band" y="68" width="446" height="64"/>\
        <text class="side" x="116" y="83">In between</text>
        <text class="side" x="116" y="153">Shared data</text>
        <g class="link owns" data-owner="Screen" data-target="Service">\
        <path class="line" d="M322 113C359 113 359 171 322 171"/>\
        <path class="head" d="M322 171l7 -4v8z"/><path class="tail" d="M322 113l7 -4v8z"/></g>
        <g class="link weak" data-owner="UIButton" data-target="Screen">\
        <path class="line" d="M116 50C79 50 79 108 116 108"/>\
        <path class="head" d="M116 108l-7 -4v8z"/><path class="tail" d="M116 50l-7 -4v8z"/></g>
        <g class="link owns" data-owner="Service" data-target="Screen">\
        <path class="line" d="M322 166C359 166 359 108 322 108"/>\
        <path class="head" d="M322 108l7 -4v8z"/><path class="tail" d="M322 166l7 -4v8z"/></g>
        <g class="object shared" data-object="UIButton">\
        <rect x="116" y="34" width="206" height="22" rx="4"/>\
        <text class="name" x="124" y="49">UIButton</text></g>
        <g class="object own" data-object="Screen">\
        <rect x="116" y="90" width="206" height="36" rx="4"/>\
        <text class="name" x="124" y="105">Screen</text>\
        <text class="count" x="124" y="119">5 lines</text><path class="size" d="M178 116h2"/></g>
        <g class="object shared" data-object="Service">\
        <rect x="116" y="160" width="206" height="22" rx="4"/>\
        <text class="name" x="124" y="175">Service</text></g>
        </svg>
        """)
  }

  @Test func `a long name is squeezed into its box, and a deep arc into the picture`() {
    let last = "EmployeeListPresenterOfPortraits"
    let names = ["EmployeeListViewController"] + (0..<20).map { "Part\($0)" } + [last]
    let diagram = ObjectDiagram(
      page: """
        <!-- objects:
        \(names.joined(separator: " "))
        references:
        \(names[0]) owns \(last)
        \(last) weak \(names[0])
        -->
        """,
      source: ArchitectureSource(name: "Example", files: []), foundations: ModuleDeclarations([]))
    let markup = DiagramDrawing(diagram).element.markup
    let squeezed = markup.matches(of: #/textLength="(\d+)">(\w+)/#).map { "\($0.1) \($0.2)" }
    #expect(squeezed == ["190 \(last)"])
    // A curve is as deep as three quarters of the way to its middle points.
    #expect(markup.matches(of: #/C(-?\d+) /#).map { String($0.1) } == ["479", "-30"])
  }

  @Test func `the files have all objects and references, and colours for light and dark pages`()
    throws
  {
    let facts = try DocumentFacts.ofThisPackage.get()
    let texts = try DiagramFiles(facts).texts()
    #expect(texts.count == facts.sources.count + 1)
    for diagram in facts.diagrams {
      let text = try #require(
        texts["Sources/\(diagram.name)/\(diagram.name).docc/\(diagram.name).svg"])
      let boxes = text.matches(of: #/data-object="(\w+)"/#).map { String($0.1) }
      #expect(boxes == diagram.objects.map(\.name))
      let links = text.matches(of: #/"link (\w+)" data-owner="(\w+)" data-target="(\w+)"/#)
        .map { "\($0.2) \($0.1) \($0.3)" }
      let references = diagram.references.map { reference in
        "\(reference.owner) \(reference.isWeak ? "weak" : "owns") \(reference.target)"
      }
      #expect(Set(links) == Set(references) && links.count == Set(links).count)
      #expect(text.contains("prefers-color-scheme: dark"))
      #expect(texts[DiagramFiles.sheet]?.contains(">\(diagram.name)</text>") == true)
    }
  }
}
