/// A closed screen whose parts are watched, to find those that are still alive.
package struct ClosedScreen {
  /// The service of the screen, which can still answer.
  package let service: ControlledService

  private let parts: [Part]

  /// Opens a screen, uses it, and closes it.
  ///
  /// - Parameters:
  ///   - module: The module whose objects are watched.
  ///   - person: A person at the screen, which no one else may hold.
  ///   - use: Uses the screen before it is closed.
  package init(
    of module: String, _ person: @autoclosure () -> Person,
    after use: (Person) async -> Void = { _ in }
  ) async {
    (service, parts) = await Self.parts(of: module, person, use)
    // The person is released here, and with it the screen.
    await settle()
  }

  private static func parts(
    of module: String, _ makePerson: () -> Person, _ use: (Person) async -> Void
  ) async -> (ControlledService, [Part]) {
    let person = makePerson()
    await use(person)
    await settle()
    return (person.service, Part.all(of: module, behind: person.window))
  }

  /// The types of all watched objects.
  package var types: Set<String> { Set(parts.map(\.name)) }

  /// The types of the objects that are still alive.
  package var typesAlive: Set<String> { Set(parts.filter(\.isAlive).map(\.name)) }
}

// MARK: -

extension Part {
  /// Finds the objects of a module by reflection on stored properties, private ones included.
  fileprivate static func all(of module: String, behind object: AnyObject) -> [Part] {
    var seen: Set<ObjectIdentifier> = []
    var parts: [Part] = []
    func visit(_ value: Any) {
      var mirror: Mirror? = Mirror(reflecting: value)
      if mirror?.displayStyle == .class {
        let object = value as AnyObject
        let name = String(reflecting: type(of: object))
        let isOfModule = name.hasPrefix("\(module).")
        let isBetween = name.hasPrefix("ListRendering.") || name.hasPrefix("TableUpdates.")
        guard isOfModule || isBetween else { return }
        guard seen.insert(ObjectIdentifier(object)).inserted else { return }
        if isOfModule { parts.append(Part(object)) }
      }
      while let level = mirror {
        for child in level.children { visit(child.value) }
        mirror = level.superclassMirror
      }
    }
    visit(object)
    return parts
  }
}

// MARK: -

extension Person {
  /// Loads, taps, searches, selects, deletes and fails to load once.
  package func useEveryPart() async {
    await service.answer(with: .samples)
    tap("Call")
    select("Grace Hopper")
    back()
    search("a")
    search("")
    delete("Grace Hopper")
    await service.refuseDeletion(with: "tenured")
    delete("Alan Turing")
    await service.acceptDeletion()
    pullToRefresh()
    await service.fail(with: "asleep")
  }

  /// Deletes an employee while the service does not answer.
  package func deleteWithoutAnswer() async {
    await service.answer(with: .samples)
    delete("Grace Hopper")
  }
}
