/// Type names as identifiers of cells and as keys of cell factories.
extension Ablation {
  /// Articles 1 and 2 read the identifier to register a cell, and again for every shown row.
  static let printedIdentifier = Ablation(
    id: "printed-identifier", article: "articles 1 and 2: MVC, MVVM",
    title: "Get the reuse identifier of every row's cell",
    publishedWay: "printed from the cell's type at each reading",
    ourWay: "a constant of the cell's type",
    answer: \.kind.rawValue, published: PrintedIdentifiers.self, ours: ConstantIdentifiers.self)

  /// The view models have the names of ours, because names over 15 bytes take longer to print.
  static let printedKey = Ablation(
    id: "printed-key", article: "article 3: reusable data source",
    title: "Find the cell factory for the type of every row's view model",
    publishedWay: "a dictionary whose key is printed from the view model's type",
    ourWay: "a dictionary whose key is the identity of the type",
    answer: \.kind.rawValue, published: PrintedKeys.self, ours: IdentityKeys.self)

  static let typeList = Ablation(
    id: "type-list", article: "article 3: reusable data source",
    title: "Find the cell factory for the type of every row's view model",
    publishedWay: "our dictionary whose key is the identity of the type",
    ourWay: "a variant, four lines longer: a short list of types, compared one by one",
    answer: \.kind.rawValue, published: IdentityKeys.self, ours: TypeList.self)
}

// MARK: - Identifiers of cells

/// Cells in an outer type, because the runtime reads its name, too, when it prints theirs.
private enum TypeNames {
  protocol Cell {}
  final class EmployeeInfoCell: Cell { static let identifier = "EmployeeInfoCell" }
  final class EmployeeWorkplaceCell: Cell { static let identifier = "EmployeeWorkplaceCell" }
  final class ButtonCell: Cell { static let identifier = "ButtonCell" }
}

extension TypeNames.Cell {
  fileprivate static var printedIdentifier: String { String(describing: Self.self) }
}

private struct PrintedIdentifiers: RowLookup {
  static func input(_ row: EmployeeRow) -> CellKind { row.kind }

  func answer(for kind: CellKind) -> String {
    switch kind {
    case .info: TypeNames.EmployeeInfoCell.printedIdentifier
    case .workplace: TypeNames.EmployeeWorkplaceCell.printedIdentifier
    case .button: TypeNames.ButtonCell.printedIdentifier
    }
  }
}

private struct ConstantIdentifiers: RowLookup {
  static func input(_ row: EmployeeRow) -> CellKind { row.kind }

  func answer(for kind: CellKind) -> String {
    switch kind {
    case .info: TypeNames.EmployeeInfoCell.identifier
    case .workplace: TypeNames.EmployeeWorkplaceCell.identifier
    case .button: TypeNames.ButtonCell.identifier
    }
  }
}

// MARK: - Keys of cell factories

/// A factory for one kind of cell, reduced to what a registry needs.
private protocol CellFactory: AnyObject {
  var cellIdentifier: String { get }
}

private final class NamedCellFactory: CellFactory {
  let cellIdentifier: String
  init(_ cellIdentifier: String) { self.cellIdentifier = cellIdentifier }

  /// A factory for each type of view models.
  static var all: [(type: any ObjectViewModel.Type, factory: any CellFactory)] {
    [
      (EmployeeInfoViewModel.self, NamedCellFactory("EmployeeInfoCell")),
      (EmployeeWorkplaceViewModel.self, NamedCellFactory("EmployeeWorkplaceCell")),
      (ButtonViewModel.self, NamedCellFactory("ButtonCell")),
    ]
  }
}

private struct PrintedKeys: RowLookup {
  private var factories: [String: any CellFactory] = [:]

  init() {
    for (type, factory) in NamedCellFactory.all { factories["\(type)"] = factory }
  }

  static func input(_ row: EmployeeRow) -> any OpenViewModel { row.viewModel }

  func answer(for viewModel: any OpenViewModel) -> String {
    factories["\(type(of: viewModel))"]?.cellIdentifier ?? ""
  }
}

private struct IdentityKeys: RowLookup {
  private var factories: [ObjectIdentifier: any CellFactory] = [:]

  init() {
    for (type, factory) in NamedCellFactory.all { factories[ObjectIdentifier(type)] = factory }
  }

  static func input(_ row: EmployeeRow) -> any ObjectViewModel { row.viewModel }

  func answer(for viewModel: any ObjectViewModel) -> String {
    guard let factory = factories[ObjectIdentifier(type(of: viewModel))] else {
      fatalError("no cell is registered for \(type(of: viewModel))")
    }
    return factory.cellIdentifier
  }
}

private struct TypeList: RowLookup {
  private let types = NamedCellFactory.all.map { ObjectIdentifier($0.type) }
  private let factories = NamedCellFactory.all.map(\.factory)

  static func input(_ row: EmployeeRow) -> any ObjectViewModel { row.viewModel }

  func answer(for viewModel: any ObjectViewModel) -> String {
    let type = ObjectIdentifier(type(of: viewModel))
    guard let index = types.firstIndex(of: type) else {
      fatalError("no cell is registered for \(Swift.type(of: viewModel))")
    }
    return factories[index].cellIdentifier
  }
}
