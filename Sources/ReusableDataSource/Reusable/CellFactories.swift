import ListRendering

/// A view that names the type of its view model, so that the compiler checks what it is given.
protocol Configurable: UIView {
  associatedtype ViewModel: ItemViewModel

  func configure(with viewModel: ViewModel)
}

extension Configurable {
  /// Returns a view model, which must have the type of the cell.
  static func viewModel(_ viewModel: any ItemViewModel) -> ViewModel {
    guard let viewModel = viewModel as? ViewModel else {
      fatalError("\(Self.self) shows \(ViewModel.self), not \(type(of: viewModel))")
    }
    return viewModel
  }
}

// MARK: -

/// A factory for the cells of one type of view model.
protocol CellFactory: AnyObject {
  /// Returns a filled cell for a row.
  func makeCell(
    for viewModel: any ItemViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell
}

/// A factory that knows its type of view model by the class of its cells.
final class ConfigurableCellFactory<Cell: UITableViewCell & Configurable>: CellFactory {
  private let identifier = String(reflecting: Cell.self)

  /// Registers the class of the cells in a table.
  init(for tableView: UITableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: identifier)
  }

  func makeCell(
    for viewModel: any ItemViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    let viewModel = Cell.viewModel(viewModel)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! Cell
    cell.configure(with: viewModel)
    return cell
  }
}

// MARK: -

/// A look of the cells for one type of view model, such as a compact one.
nonisolated struct CellStyle: Hashable {
  let name: String

  /// The style of a section that says nothing else.
  static let standard = CellStyle(name: "standard")
}

/// The factories of a data source, by the type of view model that their cells show, and by style.
final class CellFactoryRegistry<Factory> {
  private struct Key: Hashable {
    let viewModelType: ObjectIdentifier
    let style: CellStyle
  }

  private var factories: [Key: Factory] = [:]

  /// Adds a factory, the only one for a type and style.
  func register(_ factory: Factory, for viewModelType: any ItemViewModel.Type, style: CellStyle) {
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
