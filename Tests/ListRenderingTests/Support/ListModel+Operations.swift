import ListRendering

extension ListModel {
  mutating func scroll(by count: Int) {
    offset = max(0, min(offset + count, lastOffset))
  }

  mutating func resize(to height: Int) {
    self.height = height
    offset = min(offset, lastOffset)
  }

  mutating func scrollToRow(at indexPath: IndexPath, at position: TableView.ScrollPosition) {
    guard let row = items[.row(indexPath)] else { return }
    let free = height - row.count
    let target =
      switch position {
      case .top: row.lowerBound
      case .middle: row.lowerBound - free / 2
      case .bottom: row.lowerBound - free
      case .none: max(min(offset, row.lowerBound), row.lowerBound - free)
      }
    offset = max(0, min(target, lastOffset))
  }

  /// Takes another list, and shows it from a line on, as far as it goes.
  mutating func show(_ sections: [LabelledSection], from line: Int) {
    read(sections)
    offset = max(0, min(line, lastOffset))
  }

  /// Takes another list, and the place at which a table shows it.
  ///
  /// - Returns: False where what the table shows is no window on the list.
  mutating func show(_ sections: [LabelledSection], where shown: [String]) -> Bool {
    read(sections)
    guard let place = (0...lastOffset).first(where: { self.shown(from: $0) == shown }) else {
      return false
    }
    offset = place
    return true
  }

  /// Takes another list, and the place at which a table shows it if no rule says more.
  ///
  /// - Returns: False where what the table shows is no window on the list.
  mutating func reload(_ sections: [LabelledSection], shown: [String]) -> Bool {
    let top = items.first { $0.value.contains(offset) }
    let wasAtTop = offset == 0
    read(sections)
    if wasAtTop {
      offset = 0
    } else if let top, let kept = items[top.key] {
      let hidden = offset - top.value.lowerBound
      offset = min(kept.lowerBound + (hidden < kept.count ? hidden : 0), lastOffset)
    } else if !show(sections, where: shown) {
      return false
    }
    return self.shown == shown
  }
}
