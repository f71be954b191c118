/// Casts of view models, by a factory and by a cell.
extension Ablation {
  /// Casts to compositions ask the runtime for two conformances, casts to types compare them.
  ///
  /// A row of a late case pays for all earlier cases.
  static let compositionCast = Ablation(
    CompositionSwitch.self, TypeSwitch.self, showing: \.text, id: "composition-cast",
    article: "article 2: MVVM", title: "Find the kind of every row's view model and take its text",
    publishedWay: "a switch with casts to compositions of two protocols",
    ourWay: "a switch with casts to structures")

  static let configurableCast = Ablation(
    FactoryLookup<ConfigurableFactory<ProtocolCell>>.self,
    FactoryLookup<ConfigurableFactory<StructureCell>>.self, showing: \.text,
    id: "configurable-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "a cast of the view model to the protocol that the cell shows",
    ourWay: "a cast of the view model to the structure that the cell shows")

  static let specializedCast = Ablation(
    FactoryLookup<ConfigurableFactory<StructureCell>>.self,
    FactoryLookup<CastingFactory<StructureCell>>.self, showing: \.text,
    id: "specialized-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "our cast in the generic factory, which looks the type up",
    ourWay: "a variant: a protocol requirement, so that each cell has its cast")

  /// A cast from a protocol that any type can conform to asks what is in the box.
  static let modelCast = Ablation(
    OpenCast.self, ObjectCast.self, showing: \.text, id: "model-cast", article: "article 4: VIPER",
    title: "Cast every row's model to the type that its cell shows, and take its text",
    publishedWay: "our cast, from a protocol that any type can conform to, to a structure",
    ourWay: "a variant: from a protocol for classes to a final class")
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

/// A cell that shows a structure, as in the module.
private final class StructureCell: Cell, CastingCell {
  var viewModel: TextViewModel?
  override var text: String { viewModel?.text ?? "" }
}

private protocol CastingCell: Configurable {
  func show(_ viewModel: any RowViewModel)
}

extension CastingCell {
  fileprivate func show(_ viewModel: any RowViewModel) {
    self.viewModel = (viewModel as! ViewModel)
  }
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

/// A factory whose cell casts the view model itself, by a requirement of its protocol.
private final class CastingFactory<Shown: CastingCell>: CellFactory {
  private let pooled: Cell = Shown()

  func cell(showing viewModel: any RowViewModel) -> Cell {
    let cell = pooled as! Shown
    cell.show(viewModel)
    return cell
  }
}

private struct FactoryLookup<Factory: CellFactory>: RowLookup {
  let factory = Factory()
  static func input(_ row: EmployeeRow) -> any RowViewModel { TextViewModel(text: row.text) }
  func answer(for viewModel: any RowViewModel) -> String { factory.cell(showing: viewModel).text }
}

// MARK: - Article 4: casts by a cell

private struct OpenCast: RowLookup {
  static func input(_ row: EmployeeRow) -> (kind: EmployeeRow.Kind, model: any RowViewModel) {
    (row.kind, row.viewModel)
  }

  func answer(for row: (kind: EmployeeRow.Kind, model: any RowViewModel)) -> String {
    switch row.kind {
    case .info: (row.model as! EmployeeInfoViewModel).name
    case .workplace: (row.model as! EmployeeWorkplaceViewModel).workplace
    case .button: (row.model as! ButtonViewModel).title
    }
  }
}

private struct ObjectCast: RowLookup {
  static func input(_ row: EmployeeRow) -> (kind: EmployeeRow.Kind, model: any RowObject) {
    let model: any RowObject =
      switch row.kind {
      case .info: InfoObject(row.text)
      case .workplace: WorkplaceObject(row.text)
      case .button: ButtonObject(row.text)
      }
    return (row.kind, model)
  }

  func answer(for row: (kind: EmployeeRow.Kind, model: any RowObject)) -> String {
    switch row.kind {
    case .info: (row.model as! InfoObject).text
    case .workplace: (row.model as! WorkplaceObject).text
    case .button: (row.model as! ButtonObject).text
    }
  }
}

private protocol RowObject: AnyObject {}

private class TextObject: RowObject {
  final let text: String
  init(_ text: String) { self.text = text }
}

private final class InfoObject: TextObject {}
private final class WorkplaceObject: TextObject {}
private final class ButtonObject: TextObject {}
