/// Casts of view models, by a factory and by a cell.
extension Ablation {
  /// Casts to compositions ask the runtime for two conformances, casts to types compare them.
  ///
  /// A row of a late case pays for all earlier cases.
  static let compositionCast = Ablation(
    CompositionSwitch.self, TypeSwitch.self, showing: \.text, id: "composition-cast",
    origin: "article 2: MVVMAdaptedTable",
    title: "Find the kind of every row's view model and take its text",
    firstWay: "a switch with casts to compositions of two protocols",
    secondWay: "a switch with casts to structures")

  static let configurableCast = Ablation(
    FactoryLookup<ConfigurableFactory<ProtocolCell>>.self,
    FactoryLookup<ConfigurableFactory<StructureCell>>.self, showing: \.text,
    id: "configurable-cast", origin: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    firstWay: "a cast of the view model to the protocol that the cell shows",
    secondWay: "a cast of the view model to the structure that the cell shows")
}

// MARK: - Article 2: casts by a factory for all cells

private protocol InfoInput { var name: String { get } }
private protocol WorkplaceInput { var workplace: String { get } }
private protocol ButtonInput { var title: String { get } }

extension EmployeeInfoViewModel: InfoInput {}
extension EmployeeWorkplaceViewModel: WorkplaceInput {}
extension ButtonViewModel: ButtonInput {}

private struct CompositionSwitch: ViewModelLookup {
  func answer(for viewModel: any RowViewModel) -> String {
    switch viewModel {
    case let viewModel as any RowViewModel & InfoInput: viewModel.name
    case let viewModel as any RowViewModel & WorkplaceInput: viewModel.workplace
    case let viewModel as any RowViewModel & ButtonInput: viewModel.title
    default: ""
    }
  }
}

private struct TypeSwitch: ViewModelLookup {
  func answer(for viewModel: any RowViewModel) -> String {
    switch viewModel {
    case let viewModel as EmployeeInfoViewModel: viewModel.name
    case let viewModel as EmployeeWorkplaceViewModel: viewModel.workplace
    case let viewModel as ButtonViewModel: viewModel.title
    default: fatalError("no cell for a view model of type \(type(of: viewModel))")
    }
  }
}

// MARK: - Article 3: casts by a generic factory for one cell

private protocol TextInput { var text: String { get } }

private struct TextViewModel: RowViewModel, TextInput {
  let text: String
}

private class Cell {
  required init() {}

  var text: String { "" }
}

private protocol Configurable: Cell {
  associatedtype ViewModel
  var viewModel: ViewModel? { get set }
}

/// A cell that shows any view model that conforms to a protocol.
private final class ProtocolCell: Cell, Configurable {
  var viewModel: (any TextInput)?
  override var text: String { viewModel?.text ?? "" }
}

/// A cell that shows a structure.
private final class StructureCell: Cell, Configurable {
  var viewModel: TextViewModel?
  override var text: String { viewModel?.text ?? "" }
}

private protocol CellFactory {
  init()

  func cell(showing viewModel: any RowViewModel) -> Cell
}

/// A factory that gives a cell from the pool any view model that the cell can show.
private final class ConfigurableFactory<Shown: Configurable>: CellFactory {
  private let pooled: Cell = Shown()

  func cell(showing viewModel: any RowViewModel) -> Cell {
    guard let cell = pooled as? Shown, let viewModel = viewModel as? Shown.ViewModel else {
      fatalError("\(Shown.self) does not show \(type(of: viewModel))")
    }
    cell.viewModel = viewModel
    return cell
  }
}

private struct FactoryLookup<Factory: CellFactory>: RowLookup {
  let factory = Factory()
  static func input(_ row: EmployeeRow) -> any RowViewModel { TextViewModel(text: row.text) }
  func answer(for viewModel: any RowViewModel) -> String { factory.cell(showing: viewModel).text }
}
