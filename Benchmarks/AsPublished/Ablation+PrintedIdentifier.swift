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
    published: { workload in
      .answering(workload.rows.map(CellKind.init)) { kind in
        switch kind {
        case .info: Published.EmployeeInfoCell.identifier
        case .workplace: Published.EmployeeWorkplaceCell.identifier
        case .button: Published.ButtonCell.identifier
        }
      }
    },
    ours: { workload in
      .answering(workload.rows.map(CellKind.init)) { kind in
        switch kind {
        case .info: Ours.EmployeeInfoCell.identifier
        case .workplace: Ours.EmployeeWorkplaceCell.identifier
        case .button: Ours.ButtonCell.identifier
        }
      }
    })
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
private enum Published {
  nonisolated protocol Cell {}

  final class EmployeeInfoCell: Cell {}
  final class EmployeeWorkplaceCell: Cell {}
  final class ButtonCell: Cell {}
}

extension Published.Cell {
  static var identifier: String { String(describing: Self.self) }
}

// MARK: -

/// Cells that state their identifier.
private enum Ours {
  final class EmployeeInfoCell {
    static let identifier = "EmployeeInfoCell"
  }

  final class EmployeeWorkplaceCell {
    static let identifier = "EmployeeWorkplaceCell"
  }

  final class ButtonCell {
    static let identifier = "ButtonCell"
  }
}
