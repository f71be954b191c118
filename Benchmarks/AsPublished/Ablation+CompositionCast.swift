import EmployeeViews
import Employees

extension Ablation {
  /// Article 2: the factory that tells view models apart by casts to compositions of protocols.
  ///
  /// Each case asks the runtime whether the class conforms to both protocols; a row whose case comes
  /// late pays for all cases before it. A cast to a final class is one comparison; buttons have a class
  /// each, and a cast to their base class looks at one more.
  static let compositionCast = Ablation(
    id: "composition-cast", article: "article 2: MVVM",
    title: "Find the kind of every row's view model and take its text",
    publishedWay: "a switch with casts to compositions of two protocols",
    ourWay: "a switch with casts to classes",
    expected: { $0.lines(\.text) },
    published: { .answering($0.rows.map(Published.viewModel), by: Published()) },
    ours: { .answering($0.rows.map(Ours.viewModel), by: Ours()) })
}

// MARK: -

/// View models that are known by what they conform to.
private struct Published: RowLookup {
  nonisolated protocol CellViewModel {}
  nonisolated protocol InfoInput { var name: String { get } }
  nonisolated protocol WorkplaceInput { var workplace: String { get } }
  nonisolated protocol ButtonInput { var title: String { get } }

  typealias InfoType = CellViewModel & InfoInput
  typealias WorkplaceType = CellViewModel & WorkplaceInput
  typealias ButtonType = CellViewModel & ButtonInput

  nonisolated final class InfoViewModel: InfoType {
    let name: String
    init(name: String) { self.name = name }
  }

  nonisolated final class WorkplaceViewModel: WorkplaceType {
    let workplace: String
    init(workplace: String) { self.workplace = workplace }
  }

  nonisolated final class ButtonViewModel: ButtonType {
    let title: String
    init(title: String) { self.title = title }
  }

  static func viewModel(of row: EmployeeRow) -> any CellViewModel {
    switch row {
    case .info(let employee): InfoViewModel(name: employee.name)
    case .workplace(let workplace): WorkplaceViewModel(workplace: workplace)
    case .call, .write: ButtonViewModel(title: row.text)
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

// MARK: -

/// View models that are known by their class, with a class for each button, as in the module.
private struct Ours: RowLookup {
  class CellViewModel {
    init() {}
  }

  final class InfoViewModel: CellViewModel {
    let name: String
    init(name: String) { self.name = name }
  }

  final class WorkplaceViewModel: CellViewModel {
    let workplace: String
    init(workplace: String) { self.workplace = workplace }
  }

  class ButtonViewModel: CellViewModel {
    var title: String { "" }
  }

  final class CallViewModel: ButtonViewModel {
    override var title: String { EmployeeListText.call }
  }

  final class WriteViewModel: ButtonViewModel {
    override var title: String { EmployeeListText.write }
  }

  static func viewModel(of row: EmployeeRow) -> CellViewModel {
    switch row {
    case .info(let employee): InfoViewModel(name: employee.name)
    case .workplace(let workplace): WorkplaceViewModel(workplace: workplace)
    case .call: CallViewModel()
    case .write: WriteViewModel()
    }
  }

  func answer(for viewModel: CellViewModel) -> String {
    switch viewModel {
    case let viewModel as InfoViewModel: viewModel.name
    case let viewModel as WorkplaceViewModel: viewModel.workplace
    case let viewModel as ButtonViewModel: viewModel.title
    default: fatalError("no cell for a view model of type \(type(of: viewModel))")
    }
  }
}
