/// Type names as identifiers of cells and as keys of cell factories.
extension Ablation {
  /// Articles 1 and 2 read the identifier to register a cell, and again for every shown row.
  static let printedIdentifier = Ablation(
    PrintedIdentifiers.self, ConstantIdentifiers.self, showing: \.kind.rawValue,
    id: "printed-identifier", origin: "articles 1 and 2",
    title: "Get the reuse identifier of every row's cell",
    firstWay: "printed from the cell's type at each use",
    secondWay: "a constant of the cell's type")

  /// The view models have names of the modules, because names over 15 bytes take longer to print.
  static let printedKey = Ablation(
    PrintedKeys.self, IdentityKeys.self, showing: \.kind.rawValue, id: "printed-key",
    origin: "article 3: reusable data source",
    title: "Find the cell factory for the type of every row's view model",
    firstWay: "a dictionary whose key is printed from the view model's type",
    secondWay: "a dictionary whose key is the identity of the type")
}

// MARK: - Identifiers of cells

private protocol IdentifiedCell {
  static var identifier: String { get }
}

extension IdentifiedCell {
  fileprivate static var printedIdentifier: String { String(describing: Self.self) }
}

extension EmployeeRow.Kind {
  // Cells in an outer type, because the runtime reads its name, too, when it prints theirs.
  private enum EmployeeInfoCell: IdentifiedCell { static let identifier = "EmployeeInfoCell" }
  private enum EmployeeWorkplaceCell: IdentifiedCell {
    static let identifier = "EmployeeWorkplaceCell"
  }
  private enum ButtonCell: IdentifiedCell { static let identifier = "ButtonCell" }

  fileprivate var cell: any IdentifiedCell.Type {
    switch self {
    case .info: EmployeeInfoCell.self
    case .workplace: EmployeeWorkplaceCell.self
    case .button: ButtonCell.self
    }
  }
}

private struct PrintedIdentifiers: RowLookup {
  static func input(_ row: EmployeeRow) -> any IdentifiedCell.Type { row.kind.cell }
  func answer(for cell: any IdentifiedCell.Type) -> String { cell.printedIdentifier }
}

private struct ConstantIdentifiers: RowLookup {
  static func input(_ row: EmployeeRow) -> any IdentifiedCell.Type { row.kind.cell }
  func answer(for cell: any IdentifiedCell.Type) -> String { cell.identifier }
}

// MARK: - Keys of cell factories

/// A factory for one kind of cell, reduced to what a registry needs.
private final class CellFactory {
  let cellIdentifier: String
  init(_ cellIdentifier: String) { self.cellIdentifier = cellIdentifier }

  /// A factory for each type of view models.
  static var all: [(type: any RowViewModel.Type, factory: CellFactory)] {
    [
      (EmployeeInfoViewModel.self, CellFactory("EmployeeInfoCell")),
      (EmployeeWorkplaceViewModel.self, CellFactory("EmployeeWorkplaceCell")),
      (ButtonViewModel.self, CellFactory("ButtonCell")),
    ]
  }
}

private struct PrintedKeys: ViewModelLookup {
  private let factories = Dictionary(
    uniqueKeysWithValues: CellFactory.all.map { ("\($0.type)", $0.factory) })

  func answer(for viewModel: any RowViewModel) -> String {
    factories["\(type(of: viewModel))"]?.cellIdentifier ?? ""
  }
}

private struct IdentityKeys: ViewModelLookup {
  private let factories = Dictionary(
    uniqueKeysWithValues: CellFactory.all.map { (ObjectIdentifier($0.type), $0.factory) })

  func answer(for viewModel: any RowViewModel) -> String {
    guard let factory = factories[ObjectIdentifier(type(of: viewModel))] else {
      fatalError("no cell is registered for \(type(of: viewModel))")
    }
    return factory.cellIdentifier
  }
}
