/// Casts of view models, by a factory and by a cell.
extension Ablation {
  /// Casts to compositions ask the runtime for two conformances, casts to classes compare pointers.
  ///
  /// A row of a late case pays for all earlier cases.
  static let compositionCast = Ablation(
    id: "composition-cast", article: "article 2: MVVM",
    title: "Find the kind of every row's view model and take its text",
    publishedWay: "a switch with casts to compositions of two protocols",
    ourWay: "a switch with casts to classes",
    expected: { $0.lines(\.text) }, published: answers(by: CompositionSwitch.self),
    ours: answers(by: ClassSwitch.self))

  static let configurableCast = Ablation(
    id: "configurable-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "a cast of the view model to the protocol that the cell shows",
    ourWay: "a cast of the view model to the class that the cell shows",
    expected: { $0.lines(\.text) }, published: answers(by: ProtocolCast.self),
    ours: answers(by: ClassCast.self))

  static let specializedCast = Ablation(
    id: "specialized-cast", article: "article 3: reusable data source",
    title: "Give every row's view model to its cell, and take the cell's text",
    publishedWay: "our cast in the generic factory, which looks the class up",
    ourWay: "a variant, seven lines longer: a protocol requirement, so that each cell has its cast",
    expected: { $0.lines(\.text) }, published: answers(by: ClassCast.self),
    ours: answers(by: SpecializedCast.self))

  /// A cast from a protocol that any type can conform to is a call into the runtime.
  static let modelCast = Ablation(
    id: "model-cast", article: "article 4: VIPER",
    title: "Cast every row's model to the class that its cell shows, and take its text",
    publishedWay: "a cast from a protocol that any type can conform to",
    ourWay: "a cast from a protocol for classes to a final class",
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
  static func input(_ row: EmployeeRow) -> any OpenViewModel { row.viewModel }

  func answer(for viewModel: any OpenViewModel) -> String {
    switch viewModel {
    case let viewModel as any OpenViewModel & InfoInput: viewModel.name
    case let viewModel as any OpenViewModel & WorkplaceInput: viewModel.workplace
    case let viewModel as any OpenViewModel & ButtonInput: viewModel.title
    default: ""
    }
  }
}

private struct ClassSwitch: RowLookup {
  static func input(_ row: EmployeeRow) -> any ObjectViewModel { row.viewModel }

  func answer(for viewModel: any ObjectViewModel) -> String {
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

private final class TextViewModel: OpenViewModel, ObjectViewModel, TextInput {
  let text: String
  init(_ text: String) { self.text = text }
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

  /// Ignores a view model of another type, as in the article.
  func cell(showing viewModel: any OpenViewModel) -> Cell {
    guard let cell = pooled as? Shown, let viewModel = viewModel as? Shown.ViewModel else {
      return pooled
    }
    cell.viewModel = viewModel
    return cell
  }

  /// Stops at a view model of another type, as in the module.
  func cell(showing viewModel: any ObjectViewModel) -> Cell {
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
  static func input(_ row: EmployeeRow) -> any OpenViewModel { TextViewModel(row.text) }
  func answer(for item: any OpenViewModel) -> String { factory.cell(showing: item).text }
}

/// A cell that shows a final class, as in the module.
private struct ClassCast: RowLookup {
  final class TextCell: Cell, Configurable {
    var viewModel: TextViewModel?
    override var text: String { viewModel?.text ?? "" }
  }

  let factory = ConfigurableFactory(TextCell())
  static func input(_ row: EmployeeRow) -> any ObjectViewModel { TextViewModel(row.text) }
  func answer(for item: any ObjectViewModel) -> String { factory.cell(showing: item).text }
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

    func cell(showing item: any ObjectViewModel) -> Cell {
      let cell = pooled as! Shown
      cell.show(item)
      return cell
    }
  }

  let factory = CastingFactory(TextCell())
  static func input(_ row: EmployeeRow) -> any ObjectViewModel { TextViewModel(row.text) }
  func answer(for item: any ObjectViewModel) -> String { factory.cell(showing: item).text }
}

private protocol CastingCell: Configurable {
  func show(_ item: any ObjectViewModel)
}

extension CastingCell {
  fileprivate func show(_ item: any ObjectViewModel) { viewModel = (item as! ViewModel) }
}

// MARK: - Article 4: casts by a cell

private struct OpenCast: RowLookup {
  static func input(_ row: EmployeeRow) -> (kind: EmployeeRow.Kind, model: any OpenViewModel) {
    (row.kind, row.viewModel)
  }

  func answer(for row: (kind: EmployeeRow.Kind, model: any OpenViewModel)) -> String {
    switch row.kind {
    case .info: (row.model as? EmployeeInfoViewModel)?.name ?? ""
    case .workplace: (row.model as? EmployeeWorkplaceViewModel)?.workplace ?? ""
    case .button: (row.model as? ButtonViewModel)?.title ?? ""
    }
  }
}

private struct ObjectCast: RowLookup {
  static func input(_ row: EmployeeRow) -> (kind: EmployeeRow.Kind, model: any ObjectViewModel) {
    (row.kind, row.viewModel)
  }

  func answer(for row: (kind: EmployeeRow.Kind, model: any ObjectViewModel)) -> String {
    switch row.kind {
    case .info: (row.model as! EmployeeInfoViewModel).name
    case .workplace: (row.model as! EmployeeWorkplaceViewModel).workplace
    case .button: (row.model as! ButtonViewModel).title
    }
  }
}
