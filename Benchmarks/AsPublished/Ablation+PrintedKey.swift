import Employees

extension Ablation {
  /// Article 3: the dictionary of cell factories, whose key is the printed name of a type.
  ///
  /// The names are those of our view models. A name of up to 15 bytes needs no object, and is printed
  /// in less time than a longer one.
  static let printedKey = Ablation(
    id: "printed-key", article: "article 3: reusable data source",
    title: "Find the cell factory for the type of every row's view model",
    publishedWay: "a dictionary whose key is printed from the view model's type",
    ourWay: "a dictionary whose key is the identity of the type",
    expected: { $0.lines(\.cellIdentifier) },
    published: { .answering($0.rows.map(Published.viewModel), by: Published()) },
    ours: { .answering($0.rows.map(Ours.viewModel), by: Ours()) })

  /// A list that is searched in place of our dictionary, which takes four lines more.
  static let typeList = Ablation(
    id: "type-list", article: "article 3: reusable data source",
    title: "Find the cell factory for the type of every row's view model",
    publishedWay: "our dictionary whose key is the identity of the type",
    ourWay: "a variant, four lines longer: a short list of types, compared one by one",
    expected: { $0.lines(\.cellIdentifier) },
    published: { .answering($0.rows.map(Ours.viewModel), by: Ours()) },
    ours: { .answering($0.rows.map(Ours.viewModel), by: Listed()) })
}

// MARK: -

/// The maker of one kind of cell, as far as a registry has to do with it.
private protocol CellFactory: AnyObject {
  var cellIdentifier: String { get }
}

// MARK: -

private final class NamedCellFactory: CellFactory {
  let cellIdentifier: String
  init(cellIdentifier: String) { self.cellIdentifier = cellIdentifier }
}

// MARK: -

/// A registry that knows types by their names.
private struct Published: RowLookup {
  nonisolated protocol ItemViewModel {}

  nonisolated final class EmployeeInfoViewModel: ItemViewModel {}
  nonisolated final class EmployeeWorkplaceViewModel: ItemViewModel {}
  nonisolated final class ButtonViewModel: ItemViewModel {}

  static func viewModel(of row: EmployeeRow) -> any ItemViewModel {
    switch row {
    case .info: EmployeeInfoViewModel()
    case .workplace: EmployeeWorkplaceViewModel()
    case .call, .write: ButtonViewModel()
    }
  }

  private var factories: [String: any CellFactory] = [:]

  init() {
    register("EmployeeInfoCell", for: EmployeeInfoViewModel.self)
    register("EmployeeWorkplaceCell", for: EmployeeWorkplaceViewModel.self)
    register("ButtonCell", for: ButtonViewModel.self)
  }

  private mutating func register(_ identifier: String, for type: any ItemViewModel.Type) {
    factories["\(type)"] = NamedCellFactory(cellIdentifier: identifier)
  }

  func answer(for viewModel: any ItemViewModel) -> String {
    factories["\(type(of: viewModel))"]?.cellIdentifier ?? ""
  }
}

// MARK: -

/// A registry that knows types by their identity.
private struct Ours: RowLookup {
  nonisolated protocol ItemViewModel: AnyObject {}

  nonisolated final class EmployeeInfoViewModel: ItemViewModel {}
  nonisolated final class EmployeeWorkplaceViewModel: ItemViewModel {}
  nonisolated final class ButtonViewModel: ItemViewModel {}

  static func viewModel(of row: EmployeeRow) -> any ItemViewModel {
    switch row {
    case .info: EmployeeInfoViewModel()
    case .workplace: EmployeeWorkplaceViewModel()
    case .call, .write: ButtonViewModel()
    }
  }

  private var factories: [ObjectIdentifier: any CellFactory] = [:]

  init() {
    register("EmployeeInfoCell", for: EmployeeInfoViewModel.self)
    register("EmployeeWorkplaceCell", for: EmployeeWorkplaceViewModel.self)
    register("ButtonCell", for: ButtonViewModel.self)
  }

  private mutating func register(_ identifier: String, for type: any ItemViewModel.Type) {
    factories[ObjectIdentifier(type)] = NamedCellFactory(cellIdentifier: identifier)
  }

  func answer(for viewModel: any ItemViewModel) -> String {
    guard let factory = factories[ObjectIdentifier(type(of: viewModel))] else {
      fatalError("no cell is registered for \(type(of: viewModel))")
    }
    return factory.cellIdentifier
  }
}

// MARK: -

/// A registry that compares the types one by one.
private struct Listed: RowLookup {
  private var types: [ObjectIdentifier] = []
  private var factories: [any CellFactory] = []

  init() {
    register("EmployeeInfoCell", for: Ours.EmployeeInfoViewModel.self)
    register("EmployeeWorkplaceCell", for: Ours.EmployeeWorkplaceViewModel.self)
    register("ButtonCell", for: Ours.ButtonViewModel.self)
  }

  private mutating func register(_ identifier: String, for type: any Ours.ItemViewModel.Type) {
    types.append(ObjectIdentifier(type))
    factories.append(NamedCellFactory(cellIdentifier: identifier))
  }

  func answer(for viewModel: any Ours.ItemViewModel) -> String {
    let type = ObjectIdentifier(type(of: viewModel))
    guard let index = types.firstIndex(of: type) else {
      fatalError("no cell is registered for \(Swift.type(of: viewModel))")
    }
    return factories[index].cellIdentifier
  }
}
