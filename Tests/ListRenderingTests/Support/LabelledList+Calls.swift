import ListRendering

extension LabelledList {
  /// The questions about counts.
  var counts: [Call] { calls.filter { $0.isCount } }

  /// The questions about counts and cells.
  var countsAndCells: [Call] { calls.filter { $0.isCount || $0.isCell } }

  /// The questions about cells.
  var cells: [Call] { calls.filter { $0.isCell } }

  /// The rows whose cells were asked for, in order.
  var asked: [IndexPath] {
    calls.compactMap { if case .cell(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The rows that came into view, in order.
  var came: [IndexPath] {
    calls.compactMap { if case .willDisplay(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The rows that left the view, in order.
  var left: [IndexPath] {
    calls.compactMap { if case .didEndDisplaying(let indexPath) = $0 { indexPath } else { nil } }
  }
}

// MARK: -

extension LabelledList.Call {
  fileprivate var isCount: Bool {
    switch self {
    case .sections, .rows: true
    case .cell, .height, .header, .footer, .willDisplay, .didEndDisplaying: false
    }
  }

  fileprivate var isCell: Bool {
    if case .cell = self { true } else { false }
  }
}
