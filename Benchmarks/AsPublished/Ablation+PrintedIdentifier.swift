import Employees

extension Ablation {
  /// Articles 1 and 2: a cell's identifier, printed from its class.
  ///
  /// Both articles read it once to register the cell, and then for every row that is shown.
  static let printedIdentifier = Ablation(
    id: "printed-identifier", article: "articles 1 and 2: MVC, MVVM",
    title: "Get the reuse identifier of every row's cell",
    publishedWay: "printed from the cell's type at each reading",
    ourWay: "a constant of the cell's type",
    expected: { $0.lines(\.cellIdentifier) },
    published: { .answering($0.rows.map(CellKind.init), by: Published()) },
    ours: { .answering($0.rows.map(CellKind.init), by: Ours()) })
}

// MARK: -

/// The kinds of cell, of which the owner of the table knows the classes.
private enum CellKind {
  case info
  case workplace
  case button

  init(_ row: EmployeeRow) {
    switch row {
    case .info: self = .info
    case .workplace: self = .workplace
    case .call, .write: self = .button
    }
  }
}

// MARK: -

/// Cells whose identifier is what their type prints as.
private struct Published: RowLookup {
  nonisolated protocol Cell {}

  final class EmployeeInfoCell: Cell {}
  final class EmployeeWorkplaceCell: Cell {}
  final class ButtonCell: Cell {}

  func answer(for kind: CellKind) -> String {
    switch kind {
    case .info: EmployeeInfoCell.identifier
    case .workplace: EmployeeWorkplaceCell.identifier
    case .button: ButtonCell.identifier
    }
  }
}

extension Published.Cell {
  static var identifier: String { String(describing: Self.self) }
}

// MARK: -

/// Cells that state their identifier.
private struct Ours: RowLookup {
  final class EmployeeInfoCell {
    static let identifier = "EmployeeInfoCell"
  }

  final class EmployeeWorkplaceCell {
    static let identifier = "EmployeeWorkplaceCell"
  }

  final class ButtonCell {
    static let identifier = "ButtonCell"
  }

  func answer(for kind: CellKind) -> String {
    switch kind {
    case .info: EmployeeInfoCell.identifier
    case .workplace: EmployeeWorkplaceCell.identifier
    case .button: ButtonCell.identifier
    }
  }
}
