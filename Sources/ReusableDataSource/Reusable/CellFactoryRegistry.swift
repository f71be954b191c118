/// The factories of a data source, by the type of view model that their cells show.
///
/// The key is the identity of the type, so that two nested types with the same name are two keys.
///
/// **Article** The series on a reusable data source, part 2: `itemViewModelClassToFabricMapping`, a
/// dictionary whose key is the printed name of the type.
final class CellFactoryRegistry {
  private var factoriesByType: [ObjectIdentifier: any CellFactory] = [:]

  /// Adds a factory, which replaces an earlier one for the same type of view model.
  func register(_ factory: any CellFactory) {
    factoriesByType[ObjectIdentifier(factory.viewModelType)] = factory
  }

  // MARK: - Making cells

  /// Returns the factory for an item, `nil` if its type is not registered.
  func factory(for viewModel: any ItemViewModel) -> (any CellFactory)? {
    factoriesByType[ObjectIdentifier(type(of: viewModel))]
  }
}
