/// The factories of a data source, by the type of view model that their cells show and by style.
///
/// The key has the identity of the type, so that two nested types with the same name are two keys.
///
/// **Article** The series on a reusable data source, part 2: `itemViewModelClassToFabricMapping`, a
/// dictionary whose key is the printed name of the type.
final class CellFactoryRegistry<Factory> {
  private struct Key: Hashable {
    let viewModelType: ObjectIdentifier
    let style: CellStyle
  }

  private var factories: [Key: Factory] = [:]

  /// Adds a factory.
  ///
  /// A second one for the same type and style stops the program, because the cell of a row would be
  /// ambiguous.
  func register(_ factory: Factory, for type: any ItemViewModel.Type, style: CellStyle) {
    let key = Key(viewModelType: ObjectIdentifier(type), style: style)
    guard factories.updateValue(factory, forKey: key) == nil else {
      fatalError("two cells are registered for \(type) in the style \(style.name)")
    }
  }

  // MARK: - Making cells

  /// Returns the factory for an item, `nil` if its type is not registered in the style.
  func factory(for viewModel: any ItemViewModel, style: CellStyle) -> Factory? {
    factories[Key(viewModelType: ObjectIdentifier(type(of: viewModel)), style: style)]
  }
}
