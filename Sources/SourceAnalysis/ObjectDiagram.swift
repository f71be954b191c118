/// The objects of an architecture and the references between them.
///
/// The comment “objects” of the module's page lists both: the objects row by row as they stand in
/// the picture, and below “references:” a line for each reference. The sources say the rest.
package struct ObjectDiagram: Sendable {
  /// The name of the architecture.
  package let name: String

  /// The objects, row by row; a dot on the page leaves a place empty.
  package let rows: [[DiagramObject?]]

  /// The references, in the order of the page.
  package let references: [ObjectReference]

  /// The declarations of the module and of the modules below it.
  package let declarations: ModuleDeclarations

  /// The objects from left to right and from top to bottom.
  package var objects: [DiagramObject] { rows.joined().compactMap(\.self) }

  /// Reads the page of a module, and looks up its objects in the sources.
  package init(
    page: String, source: ArchitectureSource, foundations: ModuleDeclarations
  ) {
    name = source.name
    let lines = page.firstMatch(of: #/<!-- objects:\n([^>]*)-->/#)?.1.split(separator: "\n") ?? []
    let places = lines.prefix { $0 != "references:" }
    references = lines.dropFirst(places.count + 1).compactMap { ObjectReference($0) }
    let own = Set(source.types)
    var declarations = foundations
    declarations.add(source.files)
    self.declarations = declarations
    rows = places.map { line in
      line.split(separator: " ").map { name in
        name == "." ? nil : DiagramObject(named: String(name), of: own, in: declarations)
      }
    }
  }

  /// Reads the pages of some modules, and the modules on which these are built.
  package static func all(
    of sources: [ArchitectureSource], in package: PackageFolder
  ) throws(SourceCodeError) -> [ObjectDiagram] {
    var foundations = ModuleDeclarations([])
    for module in ["ListRendering", "EmployeeViews", "Employees"] {
      foundations.add(try package.sourceFiles(in: "Sources/\(module)"))
    }
    return sources.map { source in
      let page = (try? package.text(of: package.page(of: source.name))) ?? ""
      return ObjectDiagram(page: page, source: source, foundations: foundations)
    }
  }

  /// The object that stands for a type: itself, or a subclass of it that the picture shows.
  package func object(for type: String) -> DiagramObject? {
    objects.first { $0.name == type }
      ?? objects.first { declarations.ancestry(of: $0.name).contains(type) }
  }
}

// MARK: - Objects

/// An object in the picture of an architecture.
package struct DiagramObject: Equatable, Sendable {
  /// The type of the object.
  package let name: String

  package let role: ObjectRole

  /// The lines of code of the type; `nil` if the architectures share it.
  package let codeLineCount: Int?

  fileprivate init(named name: String, of own: Set<String>, in all: ModuleDeclarations) {
    self.name = name
    let isView = !all.ancestry(of: name).isDisjoint(with: ["UIView", "UIViewController"])
    role = isView ? .view : own.contains(name) ? .between : .data
    let lines = all[name]?.blocks.map(\.codeLineCount).reduce(0, +)
    codeLineCount = own.contains(name) ? lines : nil
  }
}

/// The side on which an object stands; the sources decide it.
package enum ObjectRole: CaseIterable, Sendable {
  /// A view or a view controller.
  case view

  /// Any other type of the architecture.
  case between

  /// A type that all architectures share.
  case data
}

// MARK: - References

/// A reference from one object to another.
package struct ObjectReference: Hashable, Sendable {
  package let owner: String
  package let target: String

  /// Whether the reference does not keep its target alive.
  package let isWeak: Bool

  /// The protocol through which the owner knows the target, if any.
  package let role: String?

  /// Whether no property stores the reference, but a closure.
  package let isInClosure: Bool

  /// Reads a line such as “Presenter weak Screen as View in a closure”; `nil` if it is not of this
  /// form.
  init?(_ line: Substring) {
    let pattern = #/(\w+) (owns|weak) (\w+)(?: as (\w+))?( in a closure)?/#
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    (owner, target) = (String(match.1), String(match.3))
    isWeak = match.2 == "weak"
    isInClosure = match.5 != nil
    role = match.4.map(String.init)
  }
}

extension ObjectReference: CustomStringConvertible {
  /// The line of the page.
  package var description: String {
    "\(owner) \(isWeak ? "weak" : "owns") \(target)\(role.map { " as \($0)" } ?? "")"
      + (isInClosure ? " in a closure" : "")
  }
}
