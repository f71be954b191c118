extension LabelledList {
  /// The questions about counts.
  var counts: [Call] { calls.filter { $0.isCount } }

  /// The questions about counts and cells.
  var countsAndCells: [Call] { calls.filter { $0.isCount || $0.isCell } }

  /// The questions about cells.
  var cells: [Call] { calls.filter { $0.isCell } }
}

// MARK: -

extension LabelledList.Call {
  fileprivate var isCount: Bool {
    switch self {
    case .sections, .rows: true
    case .cell, .height, .header, .footer: false
    }
  }

  fileprivate var isCell: Bool {
    if case .cell = self { true } else { false }
  }
}
