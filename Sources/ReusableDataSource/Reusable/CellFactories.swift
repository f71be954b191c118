import ListRendering

/// A cell that names the type of its view model, so that the compiler checks what it is given.
protocol Configurable: UIView {
  associatedtype ViewModel: ItemViewModel

  func configure(with viewModel: ViewModel)
}

// MARK: -

/// A factory for the cells of one type of view model: it returns a filled cell for a row.
typealias CellFactory = (_ viewModel: any ItemViewModel, _ indexPath: IndexPath) -> UITableViewCell

/// A look of the cells for one type of view model, such as a compact one.
nonisolated struct CellStyle: Hashable {
  let name: String

  /// The style of a section that says nothing else.
  static let standard = CellStyle(name: "standard")
}

/// The factories of a data source, by the type of view model that their cells show, and by style.
struct CellFactoryRegistry<Factory> {
  private struct Key: Hashable {
    let viewModelType: ObjectIdentifier
    let style: CellStyle
  }

  private var factories: [Key: Factory] = [:]

  /// Adds a factory, the only one for a type and style.
  mutating func register(
    _ factory: Factory, for viewModelType: any ItemViewModel.Type, style: CellStyle
  ) {
    let key = Key(viewModelType: ObjectIdentifier(viewModelType), style: style)
    guard factories.updateValue(factory, forKey: key) == nil else {
      fatalError("two cells are registered for \(viewModelType) in the style \(style.name)")
    }
  }

  /// Returns the factory for a view model, which must be registered in this style.
  func factory(for viewModel: any ItemViewModel, style: CellStyle) -> Factory {
    let key = Key(viewModelType: ObjectIdentifier(type(of: viewModel)), style: style)
    guard let factory = factories[key] else {
      fatalError("no cell is registered for \(type(of: viewModel)) in the style \(style.name)")
    }
    return factory
  }
}
