import Catalogue
import SourceAnalysis
import Testing

@testable import SideBySide

/// The pictures of the architectures have the objects and references of the sources and the traces.
struct DiagramTests {
  /// Purpose: the page says only what the properties do not.
  @Test func `every reference on a page is a closure, or one of several adopters of a protocol`()
    throws
  {
    for diagram in try DocumentFacts.ofThisPackage.get().diagrams {
      let wrong = diagram.listed.filter { listed in
        let possible = diagram.stored.filter(listed.chooses)
        return listed.role == nil
          ? diagram.stored.contains(listed) || !isCaptured(listed, in: diagram)
          : possible.count < 2 || !possible.contains(listed)
      }
      #expect(wrong == [], "remove these lines from the comment “objects” of \(page(of: diagram))")
    }
  }

  /// Purpose: no box hides another, and the picture can be read from the view down to the data.
  @Test func `every object of a reference has one place, beside objects on the same side`() throws {
    for diagram in try DocumentFacts.ofThisPackage.get().diagrams {
      let names = diagram.objects.map(\.name)
      let page = page(of: diagram)
      #expect(Set(names).count == names.count, "the places of \(page) name an object twice")
      let unknown = names.filter { diagram.declarations[$0] == nil }
      #expect(unknown == [], "the places of \(page) name what the sources do not declare")
      let missing = Set(diagram.references.flatMap { [$0.owner, $0.target] }).subtracting(names)
      #expect(missing == [], "add a place for these objects to the comment “objects” of \(page)")
      let order = diagram.objects.compactMap { ObjectRole.allCases.firstIndex(of: $0.role) }
      #expect(
        order == order.sorted(), "views, own parts and shared parts of \(page), in this order")
    }
  }

  /// Purpose: every recorded call can be shown in the picture and in the sources.
  @Test func `every recorded call has a way through the picture and a line of the sources`() throws
  {
    let facts = try DocumentFacts.ofThisPackage.get()
    for diagram in facts.diagrams {
      for event in TraceEvent.allCases {
        let trace = try #require(facts.traces?.trace(of: event, in: diagram.name))
        for step in diagram.steps(of: trace) {
          let path = RecordedTraces.path(of: event, in: diagram.name)
          let call = "\(step.message.sender) → \(step.message.receiver): \(step.message.text)"
          #expect(
            !step.way.isEmpty,
            """
            “\(call)” of \(path) has no way through the picture. \(page(of: diagram)) needs both \
            objects in its comment “objects”, or for a closure a reference such as
            \(step.message.sender) weak \(step.message.receiver)
            """)
          #expect(
            !step.places.isEmpty && !step.places.contains(nil),
            "“\(call)” of \(path) names no method, argument or event of the called type")
        }
      }
    }
  }

  private func page(of diagram: ObjectDiagram) -> String {
    "Sources/\(diagram.name)/\(diagram.name).docc/\(diagram.name).md"
  }

  /// Whether a closure of the architecture, or of what owner and target inherit from, captures
  /// something as the reference does.
  private func isCaptured(_ reference: ObjectReference, in diagram: ObjectDiagram) -> Bool {
    let own = diagram.objects.filter { $0.codeLineCount != nil }.map(\.name)
    let types = (own + [reference.owner, reference.target])
      .reduce(into: Set()) { $0.formUnion(diagram.declarations.ancestry(of: $1)) }
    let lines = types.flatMap { diagram.declarations[$0]?.blocks ?? [] }.flatMap(\.lines)
    return lines.contains { line in
      line.contains(reference.isWeak ? #/\{ \[.*\bweak /# : #/\{ \[(?!weak )\w/#)
    }
  }
}
