import Catalogue
import SourceAnalysis
import Testing

@testable import SideBySide

/// The pictures of the architectures have the objects and references of the sources and the traces.
struct DiagramTests {
  /// Purpose: every arrow is a property of the sources, strong or weak, and has its protocol.
  @Test func `every reference on a page is a stored property or a closure`() throws {
    for diagram in try Project.facts.get().diagrams {
      let wrong = diagram.references.filter { !isInSources($0, of: diagram) }
      #expect(wrong == [], "\(page(of: diagram)) has references that the sources do not have")
      #expect(
        diagram.references.count >= 10,
        "\(page(of: diagram)) needs the comment “objects” with references, as its neighbours have"
      )
    }
  }

  /// Purpose: a new property between two objects of the picture becomes an arrow.
  @Test func `every property that stores an object of the picture is a reference on the page`()
    throws
  {
    for diagram in try Project.facts.get().diagrams {
      for owner in diagram.objects where owner.codeLineCount != nil {
        for property in diagram.declarations[owner.name]?.properties ?? [] {
          let listed = diagram.references.filter {
            $0.owner == owner.name && $0.isWeak == property.isBackReference
          }
          for type in property.types.sorted() {
            let targets = diagram.objects.filter { target in
              target.name == type || target != owner && conforms(target, to: type, in: diagram)
            }
            guard let target = targets.first else { continue }
            let role = target.name == type ? "" : " as \(type)"
            let verb = property.isBackReference ? "weak" : "owns"
            #expect(
              listed.contains { $0.target == type || $0.role == type },
              """
              \(page(of: diagram)) lacks the property “\(property.name)”. Add to its references:
              \(owner.name) \(verb) \(target.name)\(role)
              """
            )
          }
        }
      }
    }
  }

  /// Whether an object has the protocol of a property.
  private func conforms(
    _ object: DiagramObject, to type: String, in diagram: ObjectDiagram
  ) -> Bool {
    diagram.declarations[type]?.isProtocol == true
      && diagram.declarations.ancestry(of: object.name).contains(type)
  }

  /// Purpose: no box hides another, and the picture can be read from the view down to the data.
  @Test func `every object of a reference has one place, in a row of objects on the same side`()
    throws
  {
    for diagram in try Project.facts.get().diagrams {
      let names = diagram.objects.map(\.name)
      let page = page(of: diagram)
      #expect(Set(names).count == names.count, "the places of \(page) name an object twice")
      let unknown = names.filter { diagram.declarations[$0] == nil }
      #expect(unknown == [], "the places of \(page) name what the sources do not declare")
      let missing = Set(diagram.references.flatMap { [$0.owner, $0.target] }).subtracting(names)
      #expect(missing == [], "add a place for these objects to the comment “objects” of \(page)")
      let sides = diagram.rows.map { Set($0.compactMap { $0?.role }) }
      #expect(
        sides.allSatisfy { $0.count == 1 } && diagram.rows.allSatisfy { $0.count == 3 },
        "a row of \(page) needs three places, with a dot for an empty one, on the same side")
      let order = sides.compactMap(\.first).compactMap(ObjectRole.allCases.firstIndex)
      #expect(
        order == order.sorted(), "views, own parts and shared parts of \(page), in this order")
    }
  }

  /// Purpose: every recorded call can be shown in the picture and in the sources.
  @Test func `every recorded call has a way through the picture and a line of the sources`() throws
  {
    let facts = try Project.facts.get()
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
            objects in its comment “objects”, and a reference such as
            \(step.message.sender) owns \(step.message.receiver)
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

  private func isInSources(_ reference: ObjectReference, of diagram: ObjectDiagram) -> Bool {
    let declarations = diagram.declarations
    let (owner, target) = (reference.owner, reference.target)
    let types = declarations.ancestry(of: target)
    if let role = reference.role, !types.contains(role) { return false }
    let lines = [owner, target].flatMap { declarations[$0]?.blocks ?? [] }.flatMap(\.lines)
    if reference.isInClosure {
      let inherited = types.flatMap { declarations[$0]?.blocks ?? [] }.flatMap(\.lines)
      return (lines + inherited).contains { $0.contains("{ [weak ") }
    }
    let isStored = declarations.properties(of: owner).contains { property in
      property.isBackReference == reference.isWeak
        && !property.types.isDisjoint(with: reference.role.map { [$0] } ?? types)
    }
    // A host cell stores what the parameters of its superclass name.
    let isHosted = lines.contains { line in
      line.contains("class \(owner): ") && line.contains("<") && line.contains(target)
    }
    return isStored || isHosted
  }
}
