/// The objects of an architecture and the references between them.
///
/// The comment “objects” of the module's page lists the objects in the order of the picture. The
/// references follow from the stored properties of the sources. Below “references:”, the page adds
/// those that a closure captures, and chooses between several adopters of a protocol.
package struct ObjectDiagram: Sendable {
  /// The name of the architecture.
  package let name: String

  /// The objects from top to bottom.
  package let objects: [DiagramObject]

  /// The references of stored properties; one of a protocol leads to each possible adopter.
  package let stored: [ObjectReference]

  /// The references of the page: those with a role choose an adopter, and closures hold the others.
  package let listed: [ObjectReference]

  /// The declarations of the module and of the modules below it.
  package let declarations: ModuleDeclarations

  /// The listed references, and the stored ones without the adopters that the page does not choose.
  package var references: [ObjectReference] {
    stored.filter { stored in !listed.contains { $0.chooses(for: stored) } } + listed
  }

  /// Reads the page of a module, and looks up its objects in the sources.
  package init(
    page: String, source: ArchitectureSource, foundations: ModuleDeclarations
  ) {
    name = source.name
    let lines = page.firstMatch(of: #/<!-- objects:\n([^>]*)-->/#)?.1.split(separator: "\n") ?? []
    let places = lines.prefix { $0 != "references:" }
    listed = lines.dropFirst(places.count + 1).compactMap { ObjectReference($0) }
    let own = Set(source.files.flatMap(\.types))
    var declarations = foundations
    declarations.add(source.files)
    self.declarations = declarations
    objects = places.flatMap { $0.split(separator: " ") }.map { name in
      DiagramObject(named: String(name), of: own, in: declarations)
    }
    stored = declarations.references(between: objects)
  }

  /// Reads the pages of some modules, and the modules on which these are built.
  package static func all(
    of sources: [ArchitectureSource], in package: PackageFolder
  ) throws(SourceCodeError) -> [ObjectDiagram] {
    var foundations = ModuleDeclarations([])
    for module in ["ListRendering", "TableUpdates", "EmployeeViews", "Employees"] {
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
}

extension ObjectReference {
  /// Reads a line such as “Presenter weak Screen as View”; `nil` if it is not of this form.
  init?(_ line: Substring) {
    let pattern = #/(\w+) (owns|weak) (\w+)(?: as (\w+))?/#
    guard let match = line.wholeMatch(of: pattern) else { return nil }
    self.init(
      owner: String(match.1), target: String(match.3), isWeak: match.2 == "weak",
      role: match.4.map(String.init))
  }

  /// Whether this reference names the adopter for a protocol of the same owner.
  package func chooses(for other: ObjectReference) -> Bool {
    owner == other.owner && role != nil && role == other.role
  }
}

extension ObjectReference: CustomStringConvertible {
  /// The line of the page.
  package var description: String {
    "\(owner) \(isWeak ? "weak" : "owns") \(target)\(role.map { " as \($0)" } ?? "")"
  }
}

extension ModuleDeclarations {
  /// The references that the stored properties of some objects make to others.
  fileprivate func references(between objects: [DiagramObject]) -> [ObjectReference] {
    var references: [ObjectReference] = []
    for owner in objects {
      for property in properties(of: owner.name) {
        for type in property.types.sorted() {
          // A table that is its own data source has no other.
          let isItself = property.isBackReference && ancestry(of: owner.name).contains(type)
          for target in targets(of: type, for: owner, among: objects) where !isItself {
            let reference = ObjectReference(
              owner: owner.name, target: target.name, isWeak: property.isBackReference,
              role: target.name == type ? nil : type)
            // No architecture depends on the weak references within UIKit.
            let isWithinUIKit = owner.codeLineCount == nil && target.codeLineCount == nil
            if !(isWithinUIKit && reference.isWeak || references.contains(reference)) {
              references.append(reference)
            }
          }
        }
      }
    }
    return references
  }

  /// The objects that a property of a type can hold.
  ///
  /// For a protocol, these are the adopters that the code of the owner names, or else all adopters.
  private func targets(
    of type: String, for owner: DiagramObject, among objects: [DiagramObject]
  ) -> [DiagramObject] {
    if let object = objects.first(where: { $0.name == type }) { return [object] }
    guard self[type]?.isProtocol == true else { return [] }
    let adopters = objects.filter { $0 != owner && ancestry(of: $0.name).contains(type) }
    let code = self[owner.name]?.blocks.flatMap(\.lines).filter(\.isCode) ?? []
    let words = Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    let named = adopters.filter { words.contains($0.name[...]) }
    return named.isEmpty ? adopters : named
  }
}
