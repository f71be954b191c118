/// Casts of view models, by a factory and by a cell.
extension Ablation {
  /// Casts to compositions ask the runtime for two conformances, casts to types compare them.
  ///
  /// A row of a late case pays for all earlier cases.
  static let compositionCast = Ablation(
    id: "composition-cast", article: "article 2: MVVM",
    title: "Find the kind of every row's view model and take its text",
    publishedWay: "a switch with casts to compositions of two protocols",
    ourWay: "a switch with casts to structures",
    expected: { $0.lines(\.text) }, published: answers(by: CompositionSwitch.self),
    ours: answers(by: TypeSwitch.self))

  static let configurableCast = Ablation(
    id: "configurable-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "a cast of the view model to the protocol that the cell shows",
    ourWay: "a cast of the view model to the structure that the cell shows",
    expected: { $0.lines(\.text) }, published: answers(by: ProtocolCast.self),
    ours: answers(by: TypeCast.self))

  static let specializedCast = Ablation(
    id: "specialized-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "our cast in the generic factory, which looks the type up",
    ourWay: "a variant: a protocol requirement, so that each cell has its cast",
    expected: { $0.lines(\.text) }, published: answers(by: TypeCast.self),
    ours: answers(by: SpecializedCast.self))

  /// A cast from a protocol that any type can conform to asks what is in the box.
  static let modelCast = Ablation(
    id: "model-cast", article: "article 4: VIPER",
    title: "Cast every row's model to the type that its cell shows, and take its text",
    publishedWay: "our cast, from a protocol that any type can conform to, to a structure",
    ourWay: "a variant: from a protocol for classes to a final class",
    expected: { $0.lines(\.text) }, published: answers(by: OpenCast.self),
    ours: answers(by: ObjectCast.self))
}

// MARK: - Article 2: casts by a factory for all cells

private protocol InfoInput { var name: String { get } }
private protocol WorkplaceInput { var workplace: String { get } }
private protocol ButtonInput { var title: String { get } }

extension EmployeeInfoViewModel: InfoInput {}
extension EmployeeWorkplaceViewModel: WorkplaceInput {}
extension ButtonViewModel: ButtonInput {}

private struct CompositionSwitch: RowLookup {
  static func input(_ row: EmployeeRow) -> any RowViewModel { row.viewModel }

  func answer(for viewModel: any RowViewModel) -> String {
    switch viewModel {
    case let viewModel as any RowViewModel & InfoInput: viewModel.name
    case let viewModel as any RowViewModel & WorkplaceInput: viewModel.workplace
    case let viewModel as any RowViewModel & ButtonInput: viewModel.title
    default: ""
    }
  }
}

private struct TypeSwitch: RowLookup {
  static func input(_ row: EmployeeRow) -> any RowViewModel { row.viewModel }

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
  var text: String { "" }
}

private protocol Configurable: Cell {
  associatedtype ViewModel
  var viewModel: ViewModel? { get set }
}

/// A factory that gives a cell from the pool any view model that the cell can show.
private final class ConfigurableFactory<Shown: Configurable> {
  private let pooled: Cell
  init(_ pooled: Shown) { self.pooled = pooled }

  func cell(showing viewModel: any RowViewModel) -> Cell {
    guard let cell = pooled as? Shown, let viewModel = viewModel as? Shown.ViewModel else {
      fatalError("\(Shown.self) does not show \(type(of: viewModel))")
    }
    cell.viewModel = viewModel
    return cell
  }
}

/// A cell that shows any view model that conforms to a protocol.
private struct ProtocolCast: RowLookup {
  final class TextCell: Cell, Configurable {
    var viewModel: (any TextInput)?
    override var text: String { viewModel?.text ?? "" }
  }

  let factory = ConfigurableFactory(TextCell())
  static func input(_ row: EmployeeRow) -> any RowViewModel { TextViewModel(text: row.text) }
  func answer(for item: any RowViewModel) -> String { factory.cell(showing: item).text }
}

/// A cell that shows a structure, as in the module.
private struct TypeCast: RowLookup {
  final class TextCell: Cell, Configurable {
    var viewModel: TextViewModel?
    override var text: String { viewModel?.text ?? "" }
  }

  let factory = ConfigurableFactory(TextCell())
  static func input(_ row: EmployeeRow) -> any RowViewModel { TextViewModel(text: row.text) }
  func answer(for item: any RowViewModel) -> String { factory.cell(showing: item).text }
}

/// A cell that casts the view model itself, by a requirement of its protocol.
private struct SpecializedCast: RowLookup {
  final class TextCell: Cell, CastingCell {
    var viewModel: TextViewModel?
    override var text: String { viewModel?.text ?? "" }
  }

  final class CastingFactory<Shown: CastingCell> {
    private let pooled: Cell
    init(_ pooled: Shown) { self.pooled = pooled }

    func cell(showing item: any RowViewModel) -> Cell {
      let cell = pooled as! Shown
      cell.show(item)
      return cell
    }
  }

  let factory = CastingFactory(TextCell())
  static func input(_ row: EmployeeRow) -> any RowViewModel { TextViewModel(text: row.text) }
  func answer(for item: any RowViewModel) -> String { factory.cell(showing: item).text }
}

private protocol CastingCell: Configurable {
  func show(_ item: any RowViewModel)
}

extension CastingCell {
  fileprivate func show(_ item: any RowViewModel) { viewModel = (item as! ViewModel) }
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

private final class InfoObject: RowObject {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class WorkplaceObject: RowObject {
  let text: String
  init(_ text: String) { self.text = text }
}

private final class ButtonObject: RowObject {
  let text: String
  init(_ text: String) { self.text = text }
}
