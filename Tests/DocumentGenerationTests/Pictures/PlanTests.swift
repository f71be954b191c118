import Catalogue
import SourceAnalysis
import TestSupport
import Testing
import Traces
import UIKit

@testable import DocumentGeneration

/// The places and arrows of the pictures are those of the sources and of the running objects.
struct PlanTests {
  /// Purpose: no code is missing in a picture, and no box is left of a part that is gone.
  @Test func `every line of code is in a box, and every box has code`() throws {
    for (source, picture) in try Self.pictures() {
      let plan = picture.plan
      let module = source.coreDeclarations
      let names = Set(module.names + source.core.map(\.stem))
      let gone = plan.boxes.flatMap(\.sources).filter { !names.contains($0) }
      #expect(gone == [], "\(source.name) has boxes for files or types that do not exist")
      let drawn = Set(picture.parts.flatMap(\.strokes).map(\.file))
      let missing = source.core.map(\.path).filter { !drawn.contains($0) }
      #expect(
        missing == [], "add these files of \(source.name) to a box in ArchitectureDescription.swift"
      )
      let count = picture.parts.map(\.strokes.count).reduce(0, +)
      #expect(count == source.codeLineCount, "lines of \(source.name)")
      #expect(picture.parts.filter { $0.strokes.isEmpty }.map(\.box.name) == [], "\(source.name)")
      #expect(Set(plan.boxes.map(\.name)).count == plan.boxes.count, "\(source.name)")
    }
  }

  /// Purpose: a picture can be read.
  @Test func `no box hides another, and no arrow meets a foreign box, a name or another arrow`()
    throws
  {
    for (source, picture) in try Self.pictures() {
      #expect(picture.faults == [], "move a box of \(source.name) in ArchitectureDescription.swift")
    }
  }

  /// The references without an arrow, because a box is in the way or another arrow says the same.
  private static let unseen: [String: [Arrow]] = [
    "MVVM": [Arrow("View model", .has, "Sections")],
    "ReusableDataSource": [Arrow("Data source", .has, "Rows")],
    "MVP": [Arrow("View controller", .has, "Sections")],
    "Unidirectional": [
      Arrow("Store", .has, "State, selectors"), Arrow("Store", .tells, "View controller"),
      Arrow("View controller", .has, "Sections"),
    ],
  ]

  /// Purpose: a picture says what the code says.
  @Test @MainActor func `every arrow is a reference of the running objects, or of the code`()
    async throws
  {
    let traces = try #require(DocumentFacts.ofThisPackage.get().traces)
    for (source, picture) in try Self.pictures() {
      let architecture = try #require(Architecture(named: source.name))
      var screen: UIViewController?
      let person = Person(at: { service, contacts, portraits in
        let made = architecture.makeScreen(service, contacts, portraits)
        screen = made
        return made
      })
      await person.service.answer(with: [.grace, .hypatia])
      _ = person.frame
      let root = try #require(screen)
      let found = ObjectReferences(from: root, in: source, picture).found
      let shown = picture.plan.arrows.filter { [.has, .tells].contains($0.kind) }.map(\.plain)
      let unseen = Self.unseen[source.name, default: []]
      #expect(
        found.subtracting(shown + unseen) == [],
        "\(source.name) has these references, and neither an arrow nor a place in `unseen`")
      #expect(
        Set(shown + unseen).subtracting(found) == [], "\(source.name) has no such references")
      for arrow in picture.plan.arrows where !isProven(arrow, in: source, picture, traces) {
        Issue.record("nothing in \(source.name) proves “\(arrow)”")
      }
    }
  }

  /// Purpose: Play shows every call at a line of code.
  @Test func `every recorded call of a box arrives in one of its lines`() throws {
    let facts = try DocumentFacts.ofThisPackage.get()
    for (source, picture) in try Self.pictures() {
      for event in TraceEvent.allCases {
        guard let trace = facts.traces?.trace(of: event, in: source.name) else { continue }
        let calls = Call.all(of: trace, in: picture, of: source)
        let bars = [ArchitecturePicture.uikit, ArchitecturePicture.shared]
        let words = Set(
          source.core.flatMap(\.lines).flatMap { line in
            line.split { !$0.isLetter }.map(String.init)
          })
        // UIKit has a method that no module implements, and a shared view the event of a button.
        let lost = calls.filter { !bars.contains($0.end) && $0.landing.isEmpty }
          .filter { $0.message.calls.contains { words.contains($0.name) } }
          .map { "\($0.message.sender) → \($0.message.receiver): \($0.message.text)" }
        let path = RecordedTraces.path(of: event, in: source.name)
        #expect(lost == [], "\(path) names no method, closure or label of the called type")
        let stops = calls.filter { $0.successor == nil }.map(\.stop)
        for (index, stop) in stops.enumerated() {
          let near = stops.dropFirst(index + 1).filter { stop.distance(to: $0) < 2 * Call.radius }
          #expect(near == [], "numbers of \(path) hide each other")
        }
      }
    }
  }

  /// Purpose: each point in Play shows the number of the last call that arrived there.
  @Test func `a number stays until the next call arrives at its point`() {
    let file = SourceFile(
      path: "EmployeeListViewController.swift", text: "final class A {\n  func show() {}\n}\n")
    let source = ArchitectureSource(name: "A", files: [file])
    let message = TraceMessage(from: "UITableView", to: "A", "show()")
    let calls = Call.all(
      of: Trace([message, message, message]),
      in: ArchitecturePicture(source, Plan(view: [Box("A", "A")])),
      of: source)
    #expect(calls.map(\.successor) == [2, 3, nil])
  }

  private static func pictures() throws -> [(ArchitectureSource, ArchitecturePicture)] {
    let sources = try DocumentFacts.ofThisPackage.get().sources
    try #require(!sources.isEmpty)
    return zip(sources, ArchitecturePicture.all(of: sources)).filter { source, _ in
      ArchitectureDescription.all[source.name] != nil
    }
  }

  /// Whether code or a recorded call shows what no object keeps.
  private func isProven(
    _ arrow: Arrow, in source: ArchitectureSource, _ picture: ArchitecturePicture,
    _ traces: RecordedTraces
  ) -> Bool {
    func words(of box: String) -> Set<String> {
      let strokes = picture.parts.first { $0.box.name == box }?.strokes ?? []
      let lines = strokes.compactMap { stroke in
        source.files.first { $0.path == stroke.file }?.lines[stroke.line - 1]
      }
      return Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
    }
    func names(_ owner: String, _ other: String) -> Bool {
      let module = source.coreDeclarations
      let types = module.names.filter { picture.role(of: $0) == other }
      return !words(of: owner).isDisjoint(with: types)
    }
    switch arrow.kind {
    case .has, .tells: return true
    case .makes, .uses: return names(arrow.start, arrow.end) || names(arrow.end, arrow.start)
    case .calls, .isObservedBy:
      return TraceEvent.allCases.compactMap { traces.trace(of: $0, in: source.name) }
        .flatMap(\.messages).contains { message in
          (picture.role(of: message.sender), picture.role(of: message.receiver))
            == (arrow.start, arrow.end)
        }
    }
  }
}

extension Arrow {
  /// The arrow without its way.
  fileprivate var plain: Arrow { Arrow(start, kind, end) }
}

// MARK: -

/// The references between the boxes of a screen, as its objects store them.
@MainActor private struct ObjectReferences {
  private(set) var found: Set<Arrow> = []
  private let module: String
  private let picture: ArchitecturePicture
  private let backReferences: Set<String>
  private var seen: Set<ObjectIdentifier> = []

  init(from screen: UIViewController, in source: ArchitectureSource, _ picture: ArchitecturePicture)
  {
    module = source.name
    self.picture = picture
    let declarations = ModuleDeclarations(source.files)
    backReferences = Set(
      declarations.names.flatMap { name in
        (declarations[name]?.backReferences ?? []).map { "\(name).\($0)" }
      })
    visit(screen, from: nil, isWeak: false)
  }

  /// Follows a value, an object or what is in a collection.
  private mutating func visit(_ value: Any, from owner: String?, isWeak: Bool) {
    // A type is no object.
    guard !(value is Any.Type) else { return }
    let mirror = Mirror(reflecting: value)
    let path = String(reflecting: mirror.subjectType).prefix { $0 != "<" }.split(separator: ".")
    let isObject = mirror.displayStyle == .class
    // A nested type belongs to the box of the outermost one.
    let role = path.first == module[...] && path.count > 1 ? picture.role(of: String(path[1])) : nil
    let box = role.flatMap { role in picture.parts.first { $0.box.name == role }?.box.name }
    if let box, let owner, owner != box {
      found.insert(Arrow(owner, isWeak ? .tells : .has, box))
    }
    if isObject {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    var level: Mirror? = mirror
    while let current = level {
      let type = "\(current.subjectType)".prefix { $0 != "<" }
      // A class of another module holds something for this one only if it is generic over its types.
      let isOwn = String(reflecting: current.subjectType).contains("\(module).")
      let holder = isObject && !isOwn ? nil : box ?? owner
      for child in current.children {
        let name = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? ""
        let isBack = backReferences.contains("\(type).\(name)")
        visit(child.value, from: holder, isWeak: isBack || box == nil && isWeak)
      }
      level = current.superclassMirror
    }
  }
}
