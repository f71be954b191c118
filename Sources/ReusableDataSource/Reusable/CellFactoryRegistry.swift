/// The factories of a data source, found by the type of what is to be shown.
///
/// Types are compared by identity: two nested types of one name are two types. A type that was not
/// registered is served by the factory of its nearest superclass.
///
/// **Article** The series on a reusable data source, part 2: `itemViewModelClassToFabricMapping`, a
/// dictionary whose key is the printed name of the type.
final class CellFactoryRegistry {
  private(set) var factories: [any CellFactory] = []

  /// The factory of each type that was asked for or registered.
  ///
  /// A list has a handful of types: comparing that many identities is quicker than hashing one.
  private var entries: [(type: ObjectIdentifier, factory: any CellFactory)] = []

  // MARK: - Assembly

  /// Adds a factory; it replaces the one that its type of view model had.
  func register(_ factory: any CellFactory) {
    factories.removeAll { $0.viewModelType == factory.viewModelType }
    factories.append(factory)
    entries = factories.map { (ObjectIdentifier($0.viewModelType), $0) }
  }

  // MARK: - Making cells

  /// The factory for an item, `nil` where neither its type nor a superclass was registered.
  ///
  /// - Complexity: O(*n*) in the number of types.
  func factory(for viewModel: ItemViewModel) -> (any CellFactory)? {
    let type = ObjectIdentifier(type(of: viewModel))
    if let factory = factory(registeredFor: type) { return factory }
    guard let inherited = inheritedFactory(for: viewModel) else { return nil }
    entries = entries + [(type, inherited)]
    return inherited
  }

  private func factory(registeredFor type: ObjectIdentifier) -> (any CellFactory)? {
    for entry in entries where entry.type == type { return entry.factory }
    return nil
  }

  private func inheritedFactory(for viewModel: ItemViewModel) -> (any CellFactory)? {
    var ancestor = Mirror(reflecting: viewModel).superclassMirror
    while let mirror = ancestor {
      if let type = mirror.subjectType as? AnyClass,
        let factory = factory(registeredFor: ObjectIdentifier(type))
      {
        return factory
      }
      ancestor = mirror.superclassMirror
    }
    return nil
  }
}
