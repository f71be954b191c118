import Employees

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
    answer: \.text, published: CompositionSwitch.self, ours: ClassSwitch.self)

  /// A cast from a protocol that any type can conform to is a call into the runtime.
  static let modelCast = Ablation(
    id: "model-cast", article: "article 4: VIPER",
    title: "Cast every row's model to the class that its cell shows, and take its text",
    publishedWay: "a cast from a protocol that any type can conform to",
    ourWay: "a cast from a protocol for classes to a final class",
    answer: \.text, published: OpenCast.self, ours: ObjectCast.self)
}

// MARK: - Casts by a factory

private struct CompositionSwitch: RowLookup {
  protocol CellViewModel {}
  protocol InfoInput { var name: String { get } }
  protocol WorkplaceInput { var workplace: String { get } }
  protocol ButtonInput { var title: String { get } }

  typealias InfoType = CellViewModel & InfoInput
  typealias WorkplaceType = CellViewModel & WorkplaceInput
  typealias ButtonType = CellViewModel & ButtonInput

  final class InfoViewModel: InfoType {
    let name: String
    init(name: String) { self.name = name }
  }

  final class WorkplaceViewModel: WorkplaceType {
    let workplace: String
    init(workplace: String) { self.workplace = workplace }
  }

  final class ButtonViewModel: ButtonType {
    let title: String
    init(title: String) { self.title = title }
  }

  static func input(_ row: EmployeeRow) -> any CellViewModel {
    switch row.kind {
    case .info: InfoViewModel(name: row.text)
    case .workplace: WorkplaceViewModel(workplace: row.text)
    case .button: ButtonViewModel(title: row.text)
    }
  }

  func answer(for viewModel: any CellViewModel) -> String {
    switch viewModel {
    case let viewModel as any InfoType: viewModel.name
    case let viewModel as any WorkplaceType: viewModel.workplace
    case let viewModel as any ButtonType: viewModel.title
    default: ""
    }
  }
}

/// View models with a common base class, and a class for each button, as in the module.
private struct ClassSwitch: RowLookup {
  class CellViewModel {}

  class TextViewModel: CellViewModel {
    final let text: String
    init(_ text: String) { self.text = text }
  }

  final class InfoViewModel: TextViewModel {}
  final class WorkplaceViewModel: TextViewModel {}

  class ButtonViewModel: CellViewModel { var title: String { "" } }

  final class CallViewModel: ButtonViewModel {
    override var title: String { EmployeeListText.call }
  }

  final class WriteViewModel: ButtonViewModel {
    override var title: String { EmployeeListText.write }
  }

  static func input(_ row: EmployeeRow) -> CellViewModel {
    switch row.kind {
    case .info: InfoViewModel(row.text)
    case .workplace: WorkplaceViewModel(row.text)
    case .button: row.text == EmployeeListText.call ? CallViewModel() : WriteViewModel()
    }
  }

  func answer(for viewModel: CellViewModel) -> String {
    switch viewModel {
    case let viewModel as InfoViewModel: viewModel.text
    case let viewModel as WorkplaceViewModel: viewModel.text
    case let viewModel as ButtonViewModel: viewModel.title
    default: fatalError("no cell for a view model of type \(type(of: viewModel))")
    }
  }
}

// MARK: - Casts by a cell

private struct OpenCast: RowLookup {
  static func input(_ row: EmployeeRow) -> (kind: CellKind, model: any OpenViewModel) {
    (row.kind, row.viewModel)
  }

  func answer(for row: (kind: CellKind, model: any OpenViewModel)) -> String {
    switch row.kind {
    case .info: (row.model as? EmployeeInfoViewModel)?.name ?? ""
    case .workplace: (row.model as? EmployeeWorkplaceViewModel)?.workplace ?? ""
    case .button: (row.model as? ButtonViewModel)?.title ?? ""
    }
  }
}

private struct ObjectCast: RowLookup {
  static func input(_ row: EmployeeRow) -> (kind: CellKind, model: any ObjectViewModel) {
    (row.kind, row.viewModel)
  }

  func answer(for row: (kind: CellKind, model: any ObjectViewModel)) -> String {
    switch row.kind {
    case .info: (row.model as! EmployeeInfoViewModel).name
    case .workplace: (row.model as! EmployeeWorkplaceViewModel).workplace
    case .button: (row.model as! ButtonViewModel).title
    }
  }
}
