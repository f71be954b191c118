extension ExpectedScreen {
  /// The rows in view with their lines, and the selection.
  var place: Place {
    var rows: [(row: Row, line: Int)] = []
    for (line, shown) in listLines.enumerated() where line < top + viewHeight {
      // A row begins where the one above ends; it is in view with its last line too.
      if rows.last?.row != shown.row { rows.append((shown.row, line - top)) }
    }
    let lines = listLines
    let inView = rows.filter { row in
      let last = lines.lastIndex { $0.row == row.row } ?? 0
      return last >= top
    }
    return Place(rows: inView, isAtTop: top == 0, selection: selection)
  }

  /// Changes what is shown; the first row in view that stays keeps its line.
  mutating func update(_ change: (inout ExpectedScreen) -> Void) {
    let before = place
    change(&self)
    let rows = Set(listLines.map(\.row))
    if let selected = selection, !rows.contains(selected) { selection = nil }
    isPlaceKnown = keep(before) && isPlaceKnown
    top = min(top, lastListTop)
  }

  /// Gives the first row of a place that is still there its line again.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func keep(_ place: Place) -> Bool {
    guard !place.isAtTop else {
      top = 0
      return true
    }
    let lines = listLines
    for (row, line) in place.rows {
      guard let start = lines.firstIndex(where: { $0.row == row }) else { continue }
      top = min(max(0, start - line), lastListTop)
      return true
    }
    return false
  }

  private var lastListTop: Int { max(0, listLines.count - viewHeight) }

  /// Takes the place from what is drawn, where none of the rows in view has stayed.
  mutating func findPlace(in content: [Substring]) {
    guard !isPlaceKnown, profile == nil else { return }
    isPlaceKnown = true
    for candidate in 0...lastListTop {
      var screen = self
      screen.top = candidate
      let drawn = screen.frame.split(separator: "\n").dropFirst().dropLast()
      if Array(drawn) == content {
        top = candidate
        return
      }
    }
  }
}
